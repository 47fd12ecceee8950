import type { ChartTransition } from '../support/workflow/chart.ts'
import { escaped, standing, type Counts, type CountsOf } from './draw.ts'
import { style } from './style.ts'

export interface Chapter {
  id: string
  /** The sentence above the machine. */
  about: string
  svg: string
  transitions: ChartTransition[]
  paths: { title: string; node: boolean; browser: boolean }[]
  counts: CountsOf
}

/** One page of all charts: nothing is loaded from elsewhere, light and dark as the reader's system is. */
export function page(chapters: Chapter[], at: Date): string {
  const all = chapters.flatMap(({ transitions, counts }) => transitions.map(({ id }) => counts(id)))
  const paths = chapters.flatMap((chapter) => chapter.paths)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plaza: the machines and the paths walked</title>
<style>${style}</style>
</head>
<body>
<header>
<p class="brand">Plaza</p>
<h1>The machines, and every path walked</h1>
<p class="lead">Each chart is the machine that runs in the product. Each line is a transition that a test has to walk, once with puppet actors in Node and once in a browser against the running product.</p>
<dl class="tiles">
${tile('Machines', String(chapters.length))}
${tile('Paths', String(paths.length))}
${tile('Transitions', String(all.length))}
${tile('Walked in Node', share(all, 'node'))}
${tile('Walked in a browser', share(all, 'browser'))}
</dl>
<ul class="legend">
<li class="both">walked in Node and in a browser</li><li class="node">in Node only</li><li class="browser">in a browser only</li><li class="none">not walked</li>
<li class="plain">2·1 means twice in Node, once in a browser</li><li class="plain">● is where a state begins, dashed boxes run side by side</li>
</ul>
</header>
<nav aria-label="Machines"><ul>${chapters.map(entry).join('')}</ul></nav>
<main>
${chapters.map(chapterOf).join('\n')}
</main>
<footer>Written by <code>npm run machines</code> on ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.</footer>
</body>
</html>
`
}

const tile = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`

function share(all: Counts[], walker: keyof Counts) {
  const walked = all.filter((counts) => counts[walker] > 0).length
  return `${all.length === 0 ? 0 : Math.floor((100 * walked) / all.length)} %`
}

function entry({ id, transitions, counts }: Chapter) {
  const looks = transitions.map((transition) => standing(counts(transition.id)))
  const look =
    ['none', 'browser', 'node', 'both'].find((one) => looks.some((other) => other === one)) ?? 'both'
  return `<li><a class="${look}" href="#${id}">${id}</a></li>`
}

function chapterOf({ id, about, svg, transitions, paths, counts }: Chapter) {
  const all = transitions.map((transition) => counts(transition.id))
  return `<section id="${id}">
<h2>${id}</h2>
<p>${escaped(about)}</p>
<p class="facts">${paths.length} paths, ${transitions.length} transitions; walked in Node ${share(all, 'node')}, in a browser ${share(all, 'browser')}</p>
<div class="canvas" tabindex="0" role="region" aria-label="Chart of ${id}">${svg}</div>
<details><summary>Transitions</summary><div class="wide" tabindex="0" role="region" aria-label="Transitions of ${id}"><table>
<thead><tr><th>In</th><th>On</th><th>If</th><th>To</th><th>Does</th><th class="number">Node</th><th class="number">Browser</th></tr></thead>
<tbody>${transitions.map((transition) => rowOf(transition, counts(transition.id))).join('\n')}</tbody></table></div></details>
<details><summary>Paths</summary><ol class="paths">${paths.map(pathOf).join('\n')}</ol></details>
</section>`
}

function rowOf({ source, event, guard, index, branches, targets, actions }: ChartTransition, found: Counts) {
  const otherwise = guard === null && branches > 1 && index > 0 ? 'otherwise' : ''
  const cells = [
    source || 'anywhere',
    event,
    guard ?? otherwise,
    targets.join(', ') || 'stays',
    actions.join(', '),
  ]
  return `<tr class="${standing(found)}">${cells.map((text) => `<td>${escaped(text)}</td>`).join('')}<td class="number">${found.node}</td><td class="number">${found.browser}</td></tr>`
}

function pathOf({ title, node, browser }: Chapter['paths'][number]) {
  return `<li class="${standing({ node: Number(node), browser: Number(browser) })}">${escaped(title)}</li>`
}
