import * as z from 'zod/mini';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

export const failedInVitest = (report: unknown): string[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return status === 'failed' && failed.length === 0 ? [name] : failed.map(({ fullName }) => fullName);
  });

const suiteSchema = z.object({
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});

type Suite = z.infer<typeof suiteSchema>;

const failedInSuite = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failedInSuite),
];

const playwrightReport = z.object({ suites: z.array(suiteSchema) });

export const failedInPlaywright = (report: unknown): string[] =>
  playwrightReport.parse(report).suites.flatMap(failedInSuite);
