import type { Locator } from '@playwright/test'

/**
 * The value of every visible field within an element, by its label. Sends a single message to the browser; a
 * locator for each field would search the whole element each time.
 */
export const fieldsOf = (within: Locator): Promise<Record<string, string>> =>
  within.evaluate((root) => {
    const fields = root.querySelectorAll<HTMLInputElement>('input, select, textarea')
    const pairs = [...fields].flatMap((field) =>
      [...(field.labels ?? [])].map((label) => [label.textContent.trim(), field.value]),
    )
    return Object.fromEntries(pairs)
  })
