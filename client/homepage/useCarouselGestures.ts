import { useEffect, useRef } from 'react'
import type { carouselMachine } from '../../machines/homepage/carouselMachine.ts'
import type { Machine } from '../runtime/registry.tsx'
import { isMirrored } from '../ui/index.ts'

/**
 * Returns a ref for the carousel's element. Arrow keys and swipes turn the carousel, and keyboard focus
 * inside pauses it.
 */
export function useCarouselGestures(send: Machine<typeof carouselMachine>['send']) {
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = box.current
    const listening = new AbortController()
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listen: (event: HTMLElementEventMap[Type]) => void,
    ) => element?.addEventListener(type, listen, { signal: listening.signal })
    let start: number | null = null

    on('keydown', ({ key }) => {
      if (key === 'ArrowRight') send({ type: isMirrored() ? 'slide.previous' : 'slide.next' })
      if (key === 'ArrowLeft') send({ type: isMirrored() ? 'slide.next' : 'slide.previous' })
    })
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        send({ type: 'hold.start', holder: 'keyboard' })
    })
    on('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && element?.contains(relatedTarget)) return
      send({ type: 'hold.end', holder: 'keyboard' })
    })
    on('pointerdown', ({ isPrimary, clientX }) => {
      start = isPrimary ? clientX : null
    })
    on('pointerup', ({ clientX }) => {
      if (start !== null)
        send({ type: 'slides.swipe', distance: isMirrored() ? start - clientX : clientX - start })
      start = null
    })
    // Fired when the browser takes over the gesture to scroll the page.
    on('pointercancel', () => {
      start = null
    })
    return () => listening.abort()
  }, [send])

  return box
}
