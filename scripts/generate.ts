/** `npm run generate`: makes every committed file again that is made from others. */
import { writeAccessTable } from './generate/access.ts';
import { generated } from './generate/generated.ts';
import { main } from './refusal.ts';
import { step } from './steps/step.ts';

await main(async () => {
  for (const { name, make } of generated) await step(name, make);
  await step('Access table', writeAccessTable);
});
