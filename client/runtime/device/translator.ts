/**
 * Browser translators replace each text by `<font>` elements with the translation. React still holds the
 * original node: it would throw where it moves or removes it, and change it where nobody sees it. Therefore an
 * original is put back just before React touches it. See docs/decisions/client/translators.md.
 */
export function withstandTranslators() {
  observer.observe(document, { childList: true, subtree: true })
  const { prototype } = Node
  // oxlint-disable-next-line typescript/unbound-method -- called with the `this` of the call
  const { insertBefore, appendChild, removeChild } = prototype
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    putBack(child)
    putBack(next)
    return insertBefore.call(this, child, isAstray(next, this) ? null : next) as Child
  }
  prototype.appendChild = function <Child extends Node>(this: Node, child: Child) {
    putBack(child)
    return appendChild.call(this, child) as Child
  }
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    putBack(child)
    return isAstray(child, this) ? child : (removeChild.call(this, child) as Child)
  }
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  if (value?.set)
    Object.defineProperty(prototype, 'nodeValue', {
      ...value,
      set(this: Node, text: string | null) {
        putBack(this)
        value.set?.call(this, text)
      },
    })
}

/** Puts all originals below `root` back. The translator translates them again in a later task. */
export function undoTranslation(root: Element) {
  for (const font of root.querySelectorAll('font')) {
    const original = originals.get(font)
    if (original) font.replaceWith(original)
  }
}

/** The element that stands for each translated text, and the reverse. */
const translations = new WeakMap<Text, Element>()
const originals = new WeakMap<Node, Text>()

const observer = new MutationObserver((records) => {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const gone of removedNodes) {
      const original = gone instanceof Text ? gone : originals.get(gone)
      if (!original || (original.isConnected && !isFont(original.parentNode))) continue
      // Replaced in one step or in two, or translated again
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node) => isFont(node) && !originals.has(node),
      )
      if (!isFont(font)) continue
      translations.set(original, font)
      originals.set(font, original)
    }
})

function putBack(node: Node | null) {
  if (!(node instanceof Text)) return
  // Some translators move the original into their element.
  if (isFont(node.parentNode)) {
    let outer: Element = node.parentNode
    while (isFont(outer.parentNode)) outer = outer.parentNode
    outer.replaceWith(node)
  }
  if (node.parentNode) return
  translations.get(node)?.replaceWith(node)
  translations.delete(node)
}

/** True for a text that a translator or an extension has removed without a trace. */
const isAstray = (node: Node | null, parent: Node) => node instanceof Text && node.parentNode !== parent

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'
