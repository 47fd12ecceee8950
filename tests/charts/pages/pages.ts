import type { ChartTransition } from '../../support/workflow/chart.ts'
import { rowsOf } from '../../support/workflow/table.ts'
import type { Chapter } from './chapter.ts'
import { escaped, standing, surviving, type Counts } from './draw.ts'
import type { Fates } from '../mutants.ts'
import { tableOf } from './rows.ts'

/** All workflows with their numbers. */
export function indexPage(chapters: Chapter[], at: Date): string {
  const all = chapters.flatMap(({ transitions, counts }) => transitions.map(({ id }) => counts(id)))
  const sum = (of: (chapter: Chapter) => number) =>
    String(chapters.reduce((total, one) => total + of(one), 0))
  const heads = [
    'Workflow',
    'What it does',
    'Paths',
    'Transitions',
    'Rows',
    'Node',
    'Browser',
    'Mutants',
    'Screens',
  ]
  return document(
    'The machines, and every path walked',
    `<p class="lead">Each chart is the machine that runs in the product. Each line is a transition that a test has to walk, once in Node by XState’s pure transitions and once in a browser against the running product.</p>
<dl class="tiles">
${tile('Machines', String(chapters.length))}
${tile(
  'Paths',
  sum(({ paths }) => paths.length),
)}
${tile('Transitions', String(all.length))}
${tile('Walked in Node', share(all, 'node'))}
${tile('Walked in a browser', share(all, 'browser'))}
${tile(
  'Screens',
  sum(({ screens }) => screens.length),
)}
</dl>
${liveControl}`,
    `<div class="wide" tabindex="0" role="region" aria-label="Workflows"><table class="index">
<thead><tr>${heads.map((head, at) => `<th${at > 1 ? ' class="number"' : ''}>${head}</th>`).join('')}</tr></thead>
<tbody>${chapters.map(entryOf).join('\n')}</tbody></table></div>
<p class="facts">Written by <code>npm run machines</code> on ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC; with <code>-- --browser</code> it walks in a browser too, and takes the pictures.</p>`,
  )
}

function entryOf(chapter: Chapter) {
  const { id, about, paths, transitions, screens, table, counts } = chapter
  const all = transitions.map((transition) => counts(transition.id))
  const numbers = [
    paths.length,
    transitions.length,
    rowsOf(table).length,
    share(all, 'node'),
    share(all, 'browser'),
    scoreOf(chapter.fates),
    screens.length,
  ]
  return `<tr data-machine="${id}"><td><a class="machine ${lookOf(chapter)}" href="${id}.html">${id}</a></td><td>${escaped(about)}</td>${numbers.map((number) => `<td class="number">${number}</td>`).join('')}</tr>`
}

/** One workflow: its chart, its table, its screens, and the operations of its actors. */
export function machinePage(chapter: Chapter, chapters: Chapter[]): string {
  const { id, about, svg, transitions, paths, counts, screens, texts } = chapter
  const all = transitions.map((transition) => counts(transition.id))
  const entry = (other: Chapter) =>
    `<li data-machine="${other.id}"><a class="machine ${lookOf(other)}" href="${other.id}.html"${other === chapter ? ' aria-current="page"' : ''}>${other.id}</a></li>`
  return document(
    id,
    `${about && `<p class="lead">${escaped(about)}</p>`}
<p class="facts">${paths.length} paths, ${transitions.length} transitions; walked in Node ${share(all, 'node')}, in a browser ${share(all, 'browser')}</p>
${liveControl}`,
    `<nav aria-label="Machines"><ul><li><a href="./">All</a></li>${chapters.map(entry).join('')}</ul></nav>
<section aria-labelledby="chart"><h2 id="chart">Chart</h2>
<ul class="legend">
<li class="both">walked in Node and in a browser</li><li class="node">in Node only</li><li class="browser">in a browser only</li><li class="none">not walked</li><li class="surviving">a change of it went unnoticed</li>
<li class="plain">2·1 means twice in Node, once in a browser</li><li class="plain">● is where a state begins, dashed boxes run side by side</li>
</ul>
<div class="viewer"><div class="canvas" tabindex="0" role="region" aria-label="Chart of ${id}">${svg}</div>
<div class="zoom" hidden><button type="button" data-zoom="in" aria-label="Zoom in">+</button><button type="button" data-zoom="out" aria-label="Zoom out">−</button><button type="button" data-zoom="fit" aria-label="Fit into the view">Fit</button></div></div></section>
<section aria-labelledby="table"><h2 id="table">Table</h2><p class="facts">Written by hand from the specification; the walks take their targets and words from here.</p>${tableOf(chapter.table)}</section>
${screens.length > 0 ? `<section aria-labelledby="screens"><h2 id="screens">Screens</h2><ul class="screens">${screens.map((screen) => screenOf(id, screen)).join('\n')}</ul></section>` : ''}
<section aria-labelledby="work"><h2 id="work">Actors</h2>${chapter.work.length > 0 ? `<dl class="work">${chapter.work.map(workOf).join('\n')}</dl>` : '<p>None: it waits for nobody.</p>'}</section>
${texts.size > 0 ? `<section aria-labelledby="texts"><h2 id="texts">Texts</h2><ul class="texts">${[...texts].map(([text, kind]) => `<li class="${kind}">${escaped(text)}</li>`).join('\n')}</ul></section>` : ''}
<section aria-labelledby="walks"><h2 id="walks">Walks</h2>
<details><summary>Transitions</summary><div class="wide" tabindex="0" role="region" aria-label="Transitions of ${id}"><table>
<thead><tr><th>In</th><th>On</th><th>If</th><th>To</th><th>Does</th><th class="number">Node</th><th class="number">Browser</th><th class="number">Mutants</th></tr></thead>
<tbody>${transitions.map((transition) => rowOf(transition, counts(transition.id))).join('\n')}</tbody></table></div></details>
<details><summary>Paths</summary><ol class="paths">${paths.map(pathOf).join('\n')}</ol></details></section>`,
    id,
  )
}

/** The page loads nothing from other hosts and follows the system's colour scheme. */
const document = (title: string, head: string, body: string, machine = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plaza: ${escaped(title)}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="style.css">
<script defer src="viewer.js"></script>
</head>
<body${machine ? ` data-chart="${machine}"` : ''}>
<header><p class="brand"><a href="./">Plaza</a></p><h1>${escaped(title)}</h1>
${head}
</header>
<main>
${body}
</main>
</body>
</html>
`

/** Shown only on pages that the running product serves, where it works. */
const liveControl = `<div class="live" hidden><button type="button" aria-pressed="false">Watch the running app</button> <a href="/" target="plaza">Open Plaza</a> <output></output></div>`

const tile = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`

function share(all: Counts[], walker: 'node' | 'browser') {
  const walked = all.filter((counts) => counts[walker] > 0).length
  return all.length === 0 ? 'none' : `${Math.floor((100 * walked) / all.length)} %`
}

/** The percentage of the counted mutants that walks detected. */
function scoreOf(fates: Fates | null) {
  if (!fates || fates.whole.all === 0) return '–'
  const { killed, all } = fates.whole
  return `${Math.floor((100 * killed) / all)} %`
}

function lookOf({ transitions, counts }: Chapter) {
  const looks = transitions.map((transition) => standing(counts(transition.id)))
  return ['none', 'browser', 'node', 'both'].find((one) => looks.some((other) => other === one)) ?? 'both'
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
  return `<tr class="${standing(found)}${surviving(found)}">${cells.map((text) => `<td>${escaped(text)}</td>`).join('')}<td class="number">${found.node}</td><td class="number">${found.browser}</td><td class="number">${found.mutants.killed}/${found.mutants.all}</td></tr>`
}

function pathOf({ title, node, browser }: Chapter['paths'][number]) {
  return `<li class="${standing({ node: Number(node), browser: Number(browser) })}">${escaped(title)}</li>`
}

/**
 * The address of a picture relative to a page. `+` is not encoded, since the server would look for another
 * file.
 */
export const addressOfScreen = (id: string, file: string) => `screens/${id}/${encodeURI(file)}`

function screenOf(id: string, { leaves, file }: Chapter['screens'][number]) {
  const address = addressOfScreen(id, file)
  return `<li><a href="${address}"><figure><img src="${address}" alt="" width="640" height="400" loading="lazy"><figcaption>${escaped(leaves)}</figcaption></figure></a></li>`
}

const kinds = { operation: '', machine: 'another machine', device: 'the device alone' }

function workOf({ actor, kind, documents }: Chapter['work'][number]) {
  const details = documents.map(
    ([name, text]) => `<details><summary>${name}</summary><pre tabindex="0">${escaped(text)}</pre></details>`,
  )
  const machine = kind === 'machine' ? ` <a href="${actor}.html">${actor}</a>` : ''
  return `<div><dt>${actor}</dt><dd>${details.join('') || kinds[kind] + machine}</dd></div>`
}
