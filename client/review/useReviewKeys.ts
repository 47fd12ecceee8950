import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Keys {
  isOn: boolean
  /** Label of the table whose rows the keys act on. */
  table: string
  /** Index of the row whose details are open; null if none are. */
  open: number | null
  /** Opens the details of the next or previous row. */
  onMove: (by: 1 | -1) => void
  onHelp: () => void
}

const typing =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox]'

/**
 * Single-key shortcuts for the review (see `KeysHelp.tsx`). The keys a and r press the button with that
 * `data-key` in the open details or in the focused row.
 */
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
      // If the focused row was removed, its index now belongs to the next row.
      const next = key === 'k' ? last.current - 1 : at === -1 ? last.current : at + 1
      last.current = Math.min(Math.max(0, next), rows.length - 1)
      rows[last.current]?.querySelector('button')?.focus()
    } else if (key === '?') onHelp()
    // Ignores a key that is held down, so that it cannot decide several events.
    else if (repeat || !/^[arx]$/.test(key)) return
    else pressable(dialogs[0] ?? rows[at], key)?.click()
    event.preventDefault()
  })

  // Returns the focus to the row whose details were open last, which may not be the row that was opened
  // first.
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

/**
 * Falls back to opening the details if a row has no decision buttons because its changes must be viewed
 * first.
 */
function pressable(place: HTMLElement | undefined, key: string) {
  if (key === 'x') return place?.querySelector<HTMLElement>('input[type=checkbox]')
  return (
    place?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? place?.querySelector<HTMLElement>('td button')
  )
}
