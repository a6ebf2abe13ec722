/**
 * The part of hCaptcha's script that an invisible captcha uses: `render`, `execute` (a new token each time),
 * `reset`, `remove`, and the call of the function that the address names in `onload`.
 */
export const captchaScript = `(() => {
  const widgets = new Map();
  let rendered = 0;
  let solved = 0;
  const widget = (id) => {
    const found = id === undefined ? [...widgets.values()][0] : widgets.get(id);
    if (!found) throw new Error('[hCaptcha] invalid widget id');
    return found;
  };
  window.hcaptcha = {
    render(container, options = {}) {
      const id = 'captcha-' + rendered++;
      widgets.set(id, options);
      return id;
    },
    execute(id, settings = {}) {
      const options = widget(id);
      solved += 1;
      const response = 'jeton-captcha-' + solved + '-' + crypto.randomUUID();
      const key = 'cle-captcha-' + solved;
      if (settings.async) return Promise.resolve({ response, key });
      const callback = typeof options.callback === 'string' ? window[options.callback] : options.callback;
      queueMicrotask(() => callback?.(response, key));
    },
    reset(id) { widget(id); },
    remove(id) { widgets.delete(id); },
    setData() {},
    getResponse: () => '',
    getRespKey: () => '',
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload) window[onload]?.();
})();
`;
