import type { BrowserContext } from '@playwright/test'

interface Habit {
  /** Precedes each translated text; empty by default, so that tests find the product's texts. */
  mark?: string
  /** What becomes of the original. Chrome's own translator replaces it. */
  original?: 'replaced' | 'moved'
}

/**
 * Puts a translator into each page of the context. It shows every text, also those that appear later, inside
 * two `<font>` elements, as Chrome does.
 */
export async function translate(context: BrowserContext, { mark = '', original = 'replaced' }: Habit = {}) {
  await context.addInitScript(
    ([prefix, isMoved]) => {
      const untouched = 'script, style, noscript, textarea, font'
      const translateText = (text: Text) => {
        if (!text.data.trim() || text.parentElement?.closest(untouched) !== null) return
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        outer.append(inner)
        text.replaceWith(outer)
        inner.append(...(isMoved ? [prefix, text] : [prefix + text.data]))
      }
      const translateBelow = (root: Node) => {
        if (root instanceof Text) return translateText(root)
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts: Node[] = []
        while (walker.nextNode()) texts.push(walker.currentNode)
        for (const text of texts) translateBelow(text)
      }
      const observer = new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          for (const node of type === 'characterData' ? [target] : addedNodes)
            if (node.isConnected) translateBelow(node)
      })
      document.addEventListener('DOMContentLoaded', () => {
        translateBelow(document.body)
        observer.observe(document.body, { childList: true, characterData: true, subtree: true })
      })
    },
    [mark, original === 'moved'] as const,
  )
}
