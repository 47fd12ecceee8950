import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { entriesOf } from '../../../machines/language/catalog.ts'

const folder = join(import.meta.dirname, '../../../client/languages')
const [first = ''] = globSync('*.po', { cwd: folder })

/**
 * Puts each message in brackets and lengthens it by 40%; messages without values also get accents. Any text
 * without brackets on a page is missing from the catalogs.
 */
const pseudo = Object.fromEntries(
  entriesOf(readFileSync(join(folder, first), 'utf8')).map(({ id }) => {
    const text = id.includes('{') ? id : id.replaceAll(/[aeiou]/g, (letter) => `${letter}\u0301`)
    return [id, `⟦${text} ${'lóng '.repeat(Math.ceil(id.length / 12))}⟧`]
  }),
)

/**
 * Messages that cannot be user content. A single word could be a category's name, for example, and `Online
 * Event` is a stored venue.
 */
const sentences = Object.keys(pseudo).filter((id) => id.includes(' ') && id !== 'Online Event')

/** Shows the pages of a context in the pseudo-language, which replaces German. */
export async function speakPseudo(context: BrowserContext, url: string) {
  await context.addCookies([{ name: 'language', value: 'de', url }])
  await withoutDrawing(context, url)
  const scripts = new Map<string, string>()
  await context.route('**/assets/words-de-*.js', async (route) => {
    const url = route.request().url()
    const script = scripts.get(url) ?? (await (await fetch(url)).text())
    scripts.set(url, script)
    const body = script.replace(
      /(catalog:\(\)=>(\w+)\}\),\2=)\{.*\}(?=;export)/s,
      `$1${JSON.stringify(pseudo)}`,
    )
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

/** Removes the prerendered content, which is in German, so that the app renders the page itself. */
async function withoutDrawing(context: BrowserContext, url: string) {
  await context.route(`${url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback()
    // The server may close an idle connection just as it is reused.
    const response = await route.fetch({ maxRetries: 2 })
    const page = await response.text()
    const body = page
      .replace(/<template id="drawn">.*?<\/template>/s, '')
      .replace(/<div id="root">.*<\/div>/s, '<div id="root"></div>')
    return await route.fulfill({ response, body })
  })
}

/**
 * The texts that the page shows or announces but that are in no catalog. Texts by users, which have their own
 * direction, are excluded; texts of the product are included whatever their direction.
 */
export const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate((messages) => {
    const english = new Set(messages)
    const own =
      '[dir=auto], bdi, [lang]:not(html), kbd, code, time, output:empty, svg text, script, style, template'
    const found = new Set<string>()
    // Pictures and buttons are labelled with event titles, which also appear on the page itself. Languages
    // are listed under their own names.
    const people = new Set(['Deutsch', 'Plaza'])
    for (const { textContent } of document.body.querySelectorAll(own)) people.add(textContent.trim())
    // `Intl` formats days in German, such as `2. Juli 2099` and `10.–12. Juli 2099`.
    const day = /^\d{1,2}\..*\p{L} \d{4}/u
    const note = (text: string | null, element: Element) => {
      const trimmed = text?.trim() ?? ''
      if (!/\p{L}{3}/u.test(trimmed) || trimmed.includes('⟦') || day.test(trimmed)) return
      const isOwn = people.has(trimmed) || element.closest(own) !== null
      if (!isOwn || english.has(trimmed)) found.add(trimmed)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) note(node.textContent, node.parentElement)
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext'])
        if (element.checkVisibility()) note(element.getAttribute(name), element)
    return [...found]
  }, sentences)
