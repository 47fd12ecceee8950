import type { Page } from '@playwright/test'

/** Prints the page from the dark scheme, and returns how many sheets that takes. */
export async function print(page: Page): Promise<number> {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const file = await page.pdf({ format: 'A4' })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Everything that would be printed in another way than black on white, or over other text. */
export const findings = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility())
    const styled = shown.map((one) => ({ one, style: getComputedStyle(one) }))
    const named = (kind: string, list: typeof styled) =>
      list.map(({ one }) => `${kind}: ${one.outerHTML.slice(0, 90)}`)
    return [
      ...named(
        'not black',
        styled.filter(({ style }) => style.color !== 'rgb(0, 0, 0)'),
      ),
      ...named(
        'not white',
        styled.filter(({ style }) => style.backgroundColor !== 'rgba(0, 0, 0, 0)'),
      ),
      ...named(
        'over the text',
        styled.filter(({ style }) => ['fixed', 'sticky'].includes(style.position)),
      ),
      ...named(
        'a frame',
        styled.filter(({ one }) => one.localName === 'iframe'),
      ),
      ...named(
        'a bar',
        styled.filter(({ one }) => one.matches('header > nav, [href="#main"], footer, form')),
      ),
    ]
  })
