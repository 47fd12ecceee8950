import { expect, test } from '../support/test.ts'

test.use({ as: 'superadmin' })

/** A press is lost if the element on which it began is replaced before it ends. */
for (const [address, last] of [
  ['/home', 'EXPLORE'],
  ['/explore?event=1&from=myevents', 'Share to Social media'],
  ['/explore?view=all', 'Share to Social media'],
  ['/admin/users', /^View Details of/],
  ['/admin/users?view=2', 'Deactivate'],
  ['/admin/events?view=1', 'Take Down'],
] as const)
  test(`no button is replaced by one of the same name while ${address} opens`, async ({ page }) => {
    await page.addInitScript(() => {
      const gone: Element[] = []
      Object.assign(globalThis, { gone })
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          for (const node of removedNodes)
            if (node instanceof Element)
              gone.push(...(node.matches('button') ? [node] : []), ...node.querySelectorAll('button'))
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(address)
    await expect(
      page
        .getByRole('button', { name: last })
        .or(page.getByRole('link', { name: last }))
        .first(),
    ).toBeVisible()
    const replaced = await page.evaluate(() => {
      const nameOf = (button: Element) => button.ariaLabel ?? button.textContent
      const present = new Set([...document.querySelectorAll('button')].map(nameOf))
      const { gone } = globalThis as unknown as { gone: Element[] }
      return gone
        .filter((button) => !button.isConnected)
        .map(nameOf)
        .filter((name) => present.has(name))
    })
    expect(replaced).toEqual([])
  })
