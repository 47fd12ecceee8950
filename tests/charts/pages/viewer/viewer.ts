/** The script of the pages that `npm run machines` writes. */
import { watchApp } from './live.ts'
import { zoomable } from './zoom.ts'

for (const viewer of document.querySelectorAll<HTMLElement>('.viewer')) zoomable(viewer)
// Scrolls the list of workflows to the current one.
const here = document.querySelector<HTMLElement>('nav [aria-current]')
here?.closest('ul')?.scrollTo({ left: here.offsetLeft - innerWidth / 2 })
// A page opened as a file has no app to watch.
if (location.protocol !== 'file:') watchApp()
