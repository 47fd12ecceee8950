import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Keys {
  isOn: boolean
  /** Names the table whose rows they are for. */
  table: string
  /** Which row's details lie over it; null while none do. */
  open: number | null
  /** On to the details of the next row, or back. */
  onMove: (by: 1 | -1) => void
  onHelp: () => void
}

const typing =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox]'

/** Single keys for the review: they press what has them as `data-key`, in the details or in the row that has the focus. */
export function useReviewKeys({ isOn, table, open, onMove, onHelp }: Keys) {
  const last = useRef(0)
  const hasMoved = useRef(false)
  const isOpen = open !== null

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented) return
    if (target instanceof Element && target.closest(typing)) return
    const dialogs = document.querySelectorAll<HTMLElement>('dialog:modal')
    if (dialogs.length > (isOpen ? 1 : 0)) return
    const rows = rowsOf(table)
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (at !== -1) last.current = at
    if ((key === 'j' || key === 'k') && isOpen) {
      hasMoved.current = true
      onMove(key === 'j' ? 1 : -1)
    } else if (key === 'j' || key === 'k') {
      // Where the row is gone that had the focus, the next one is in its place.
      const next = key === 'k' ? last.current - 1 : at === -1 ? last.current : at + 1
      last.current = Math.min(Math.max(0, next), rows.length - 1)
      rows[last.current]?.querySelector('button')?.focus()
    } else if (key === '?') onHelp()
    // Held down it decides nothing.
    else if (repeat || !/^[arx]$/.test(key)) return
    else pressable(dialogs[0] ?? rows[at], key)?.click()
    event.preventDefault()
  })

  // The focus comes back to the row whose details were open last, not to the one that they began with.
  useLayoutEffect(() => {
    if (open !== null) last.current = open
    else if (hasMoved.current) {
      hasMoved.current = false
      rowsOf(table)[last.current]?.querySelector('button')?.focus()
    }
  }, [open, table])

  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}

const rowsOf = (table: string) => [
  ...document.querySelectorAll<HTMLElement>(`table[aria-label="${table}"] tbody tr`),
]

/** What cannot be decided about unseen is opened instead. */
function pressable(place: HTMLElement | undefined, key: string) {
  if (key === 'x') return place?.querySelector<HTMLElement>('input[type=checkbox]')
  return (
    place?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? place?.querySelector<HTMLElement>('td button')
  )
}
