import { html, raw } from 'hono/html';

type Markup = ReturnType<typeof html>;

export interface OutboxPage {
  title: string;
  body: Markup;
  /** Seconds after which the page loads itself again; never without it. */
  refresh?: number;
}

/** A page of the outbox. Its one style is inline, so that the policy can name it by hash. */
export async function outboxPage({ title, body, refresh }: OutboxPage): Promise<string> {
  const reload = refresh ? html`<meta http-equiv="refresh" content="${refresh}">` : '';
  const page = await html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${reload}
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body><main>${body}</main></body>
</html>`;
  return page.toString();
}

/** The site's colours (apps/site/app/styles/tokens.css); its stylesheet has a name that only the build knows. */
const style = `
:root{--page:#faf8f4;--card:#fff;--text:#10182b;--soft:#3b4456;--link:#0a5350;--line:#d3d9d7}
@media (prefers-color-scheme:dark){:root{--page:#0c1322;--card:#141d31;--text:#f3f1ec;--soft:#c3cad6;--link:#9adfd9;--line:#2a3650}}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{margin:0 0 .5rem;font:400 1.75rem/1.25 Georgia,serif;overflow-wrap:anywhere}
h2{margin:2rem 0 .5rem;font-size:1rem}
p{max-width:65ch;margin:0 0 1.5rem;color:var(--soft)}
a{color:var(--link)}
a:focus-visible{outline:3px solid var(--link);outline-offset:3px}
ol{margin:0;padding:0;list-style:none;background:var(--card);border:1px solid var(--line)}
li+li{border-top:1px solid var(--line)}
li{padding:.75rem 1.25rem;overflow-wrap:anywhere}
li a{display:inline-block;padding:.25rem 0;font-weight:600}
li span{display:block;color:var(--soft);font-size:.9375rem}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.25rem 1.25rem;margin:0;font-size:.9375rem}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
pre{margin:0;padding:1rem 1.25rem;background:var(--card);border:1px solid var(--line);font:.9375rem/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
iframe{display:block;box-sizing:border-box;width:100%;height:48rem;border:1px solid var(--line);background:var(--card)}
@media (max-width:40rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.5rem}}
`;
