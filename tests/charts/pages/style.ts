/**
 * The style of the machines' pages. Transitions walked in both Node and the browser are in the brand's green.
 * The other colours also differ in lightness, and the lines in their dash patterns.
 */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf8f4, #14171a);
  --raised: light-dark(#fff, #1b1f23);
  --sunken: light-dark(#f1eee7, #101214);
  --ink: light-dark(#1c2320, #e9ece8);
  --quiet: light-dark(#5a645e, #a3ada6);
  --hair: light-dark(#dcd8cd, #333a3f);
  --both: light-dark(#1d7a4c, #5ccb93);
  --node: light-dark(#2563b0, #7fb2f2);
  --browser: light-dark(#9a6200, #e7b15a);
  --none: light-dark(#c02f2f, #ff8a80);
  --live: light-dark(#8a2fb8, #d79bf5);
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, monospace;
}
* { box-sizing: border-box }
html { scroll-padding-top: 4rem; background: var(--paper); color: var(--ink); font: 16px/1.55 Inter, system-ui, sans-serif }
body { margin: 0 auto; max-width: 84rem; padding: 0 clamp(1rem, 4vw, 3rem) 4rem }
header { padding-top: 3.5rem }
.brand { margin: 0; font-weight: 700; letter-spacing: .02em }
.brand a { color: var(--both); text-decoration: none }
h1 { margin: .2rem 0 .6rem; font-size: clamp(1.9rem, 4.5vw, 3rem); line-height: 1.1; letter-spacing: -.02em; text-wrap: balance }
.lead { max-width: 46rem; margin: 0 0 1.8rem; color: var(--quiet); font-size: 1.08rem; text-wrap: pretty }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .8rem; margin: 0 }
.tiles div { padding: .9rem 1.1rem; border: 1px solid var(--hair); border-radius: 14px; background: var(--raised) }
.tiles dt { color: var(--quiet); font-size: .85rem }
.tiles dd { margin: 0; font-size: 1.7rem; font-weight: 650; letter-spacing: -.01em; font-variant-numeric: tabular-nums }
.legend { display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; margin: 1.4rem 0 0; padding: 0; list-style: none; color: var(--quiet); font-size: .9rem }
.legend li::before { content: ''; display: inline-block; width: 1.6rem; margin-right: .5rem; border-top: 3px solid var(--look); vertical-align: middle }
.legend .plain::before { content: none }
.both { --look: var(--both) } .node { --look: var(--node) } .browser { --look: var(--browser) } .none { --look: var(--none) }
.legend .none::before { border-top-style: dashed }
nav { position: sticky; top: 0; z-index: 1; margin: 1.6rem 0 0; background: var(--paper); border-bottom: 1px solid var(--hair) }
nav ul { display: flex; gap: .2rem; margin: 0; padding: .5rem 0; list-style: none; overflow-x: auto; scrollbar-width: thin }
nav a { display: block; padding: .35rem .7rem; border-radius: 999px; color: var(--ink); font-size: .9rem; text-decoration: none; white-space: nowrap }
nav [aria-current] { background: var(--sunken); font-weight: 650 }
a { color: var(--both) }
.machine::before { content: ''; display: inline-block; width: .5rem; height: .5rem; margin-right: .45rem; border-radius: 50%; background: var(--look) }
nav a:hover { background: var(--sunken) }
:focus-visible { outline: 2px solid var(--both); outline-offset: 2px }
section { padding-top: 2.6rem }
h2 { margin: 0; font-size: 1.6rem; letter-spacing: -.015em }
section > p { margin: .2rem 0; max-width: 46rem }
.facts { color: var(--quiet); font-size: .9rem }
.viewer { position: relative; width: calc(100vw - 2 * clamp(1rem, 2vw, 3rem)); margin: 1rem 0 1rem 50%; translate: -50% }
.canvas { overflow: auto; border: 1px solid var(--hair); border-radius: 16px; background: var(--sunken) }
.canvas.zoomable { overflow: hidden }
.chart { display: block; flex: none }
.zoom { position: absolute; right: .8rem; bottom: .8rem; display: flex; gap: .3rem }
.zoom[hidden], .live[hidden] { display: none }
button { min-width: 2.6rem; min-height: 2.6rem; padding: .3rem .9rem; border: 1px solid var(--hair); border-radius: 999px; background: var(--raised); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer }
button:hover { background: var(--sunken) }
button[aria-pressed='true'] { border-color: var(--live); color: var(--live) }
.live { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1.2rem; margin-top: 1.4rem }
.live output { color: var(--quiet); font-family: var(--mono); font-size: .85rem }
.is-live > .box { stroke: var(--live); stroke-width: 3; fill: color-mix(in oklab, var(--live) 12%, var(--raised)) }
tbody.is-live > tr:first-child > th { color: var(--live) }
:is(tr, li).is-live .machine { color: var(--live); font-weight: 700 }
:is(tr, li).is-live .machine::after { content: ' · running'; font-size: .8em }
.index { margin-top: 1.6rem }
.index td { font: .9rem/1.5 Inter, system-ui, sans-serif }
.index .number { white-space: nowrap; padding-left: .8rem }
.index td:first-child { box-shadow: none; padding-left: 0; white-space: nowrap }
.index td:nth-child(2) { min-width: 15rem }
.index th:first-child { padding-left: 0 }
.rows tbody th { padding: 1.1rem 0 .3rem; color: var(--ink); font: 650 .95rem var(--mono) }
.rows .refused { color: var(--quiet) }
.rows td:first-child { box-shadow: none }
.rows td { overflow-wrap: anywhere; min-width: 9rem }
.rows td:nth-child(-n + 3) { overflow-wrap: normal; min-width: 11rem; max-width: 20rem }
.rows td:nth-child(4) { min-width: 16rem }
.mark { display: inline-block; margin-left: .6rem; padding: .05rem .5rem; border-radius: 999px; background: var(--sunken); color: var(--quiet); font-size: .75rem; font-weight: 400 }
.screens { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 1rem; margin: 1rem 0; padding: 0; list-style: none }
.screens a { color: inherit; text-decoration: none }
.screens figure { margin: 0 }
.screens img { display: block; width: 100%; height: auto; border: 1px solid var(--hair); border-radius: 10px; background: var(--sunken) }
.screens figcaption { padding-top: .35rem; font: .78rem/1.4 var(--mono); overflow-wrap: anywhere }
.work { margin: .6rem 0 }
.work div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: .2rem 1.2rem; padding: .4rem 0; border-top: 1px solid var(--hair) }
.work dt, .texts { font-family: var(--mono); font-size: .85rem }
.work dd { margin: 0; min-width: 0; overflow: hidden }
.work details, .work details:last-child { border: 0 }
.work summary { padding: 0; font-family: var(--mono); font-size: .85rem }
pre { margin: .4rem 0; padding: .8rem 1rem; overflow-x: auto; border-radius: 10px; background: var(--sunken); font: .78rem/1.5 var(--mono) }
.texts { padding: 0; list-style: none }
.texts li { padding: .2rem 0 .2rem .9rem; border-left: 3px solid var(--both); margin: .3rem 0 }
.texts .error { border-color: var(--none) }
details { border-top: 1px solid var(--hair) }
details:last-child { border-bottom: 1px solid var(--hair) }
summary { padding: .6rem 0; cursor: pointer; font-weight: 600 }
.wide { overflow-x: auto; padding-bottom: 1rem }
table { width: 100%; border-collapse: collapse; font: .8rem/1.45 var(--mono) }
th { text-align: left; color: var(--quiet); font-family: Inter, system-ui, sans-serif; font-weight: 600 }
th, td { padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--hair); vertical-align: top }
td:first-child, th:first-child { padding-left: .8rem }
td:first-child { box-shadow: inset 3px 0 var(--look) }
.number { text-align: right; font-variant-numeric: tabular-nums }
.paths { margin: 0 0 1rem; padding-left: 2.4rem; font-size: .88rem }
.paths li { padding: .12rem 0 }
.paths li::marker { color: var(--look); font-variant-numeric: tabular-nums; font-weight: 600 }
footer { margin-top: 3rem; color: var(--quiet); font-size: .9rem }
code { font-family: var(--mono) }
.box { fill: var(--raised); stroke: var(--hair); stroke-width: 1.2 }
.box.depth-0 { fill: var(--paper) }
.box.compound.depth-1, .box.parallel.depth-1 { fill: color-mix(in oklab, var(--raised) 55%, var(--paper)) }
.box.region { stroke-dasharray: 5 4; stroke: color-mix(in oklab, var(--quiet) 60%, transparent) }
.box.atomic, .box.final { stroke: color-mix(in oklab, var(--quiet) 55%, transparent) }
.inset { fill: none; stroke: color-mix(in oklab, var(--quiet) 55%, transparent) }
.initial { fill: var(--ink) }
.title { fill: var(--ink); font: 650 13px Inter, system-ui, sans-serif }
.rule { stroke: var(--hair); fill: none }
.tag { fill: var(--sunken); stroke: var(--hair) }
.small { fill: var(--quiet); font: 10px var(--mono) }
.row, .count { font: 10.5px var(--mono) }
.row { fill: var(--ink) }
.row.invoke { fill: var(--quiet) }
.count { fill: var(--look); font-weight: 700 }
.walk.none .row { fill: var(--none) }
.line { fill: none; stroke: var(--look); stroke-width: 1.6 }
.line.none { stroke-dasharray: 5 4 }
.line.surviving { stroke-dasharray: 1 4; stroke-linecap: round; stroke-width: 2.6 }
.surviving .count { text-decoration: underline wavy }
.legend .surviving::before { border-top-style: dotted; border-color: var(--quiet) }
tr.surviving td:last-child { color: var(--none); font-weight: 700 }
.tip { fill: var(--look) }
.label rect { fill: var(--paper); stroke: var(--hair) }
@media print { nav { position: static } .canvas { overflow: visible } }
`
