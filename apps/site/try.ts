import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawCard } from './server/sharing/draw-card.ts';

const cards = [
  ['/share/aaa.png', '', 'Core systems, changed with care', ''],
  [
    '/share/b/blogs/x',
    'Article',
    'Greenfield, brownfield or bluefield: how to choose your road to S/4HANA',
    'SAP',
  ],
  ['/share/c/careers/y', 'Open role', 'Full-Stack Engineer, TypeScript', 'Ahmedabad, India · Full-time'],
  ['/share/d/services/z', 'Service', 'SAP S/4HANA migration', 'Core systems, changed with care'],
  ['/share/e', 'Article', 'Őrült Łódź škola – Việt “naïve” façade €5 ₹8,00,000', 'Data and AI'],
  ['/share/f', 'Article', 'नमस्ते दुनिया', 'SAP'],
  [
    '/share/g',
    '',
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung and more of that',
    'x',
  ],
  [
    '/share/h',
    'Consulting & Engineering Services',
    'Digital transformation, judged by operational efficiency and measurable business outcomes',
    'Core systems, changed with care',
  ],
] as const;
const ins = [];
for (const [i, [href, kind, title, detail]] of cards.entries()) {
  const t = performance.now();
  const png = await drawCard({ href, kind, title, detail, alt: '', company: 'Riverfront Consulting' });
  console.log(title.slice(0, 20), (performance.now() - t).toFixed(0), png.length);
  writeFileSync(`/tmp/found-try/card${i}.png`, png);
  ins.push({
    input: await sharp(png).resize(800, 420).png().toBuffer(),
    left: (i % 2) * 810,
    top: Math.floor(i / 2) * 430,
  });
}
await sharp({
  create: { width: 1610, height: Math.ceil(cards.length / 2) * 430, channels: 3, background: '#888' },
})
  .composite(ins)
  .png()
  .toFile('/tmp/found-sheet.png');
