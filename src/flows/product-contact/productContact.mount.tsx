import { productContactMachine } from '#machines/product-contact/productContact.machine.ts';
import { defineMount } from '../../views/mount.ts';
import { ProductContactView } from './ProductContactView.tsx';

export const productContactMount = defineMount(productContactMachine, ProductContactView);
