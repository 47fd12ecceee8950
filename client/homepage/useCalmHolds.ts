import { useEffect } from 'react'
import type { carouselMachine } from '../../machines/homepage/carouselMachine.ts'
import type { Machine } from '../runtime/registry.tsx'
import { subscribeTopLayer, topmost } from '../ui/index.ts'

const calm = '(prefers-reduced-motion: reduce)'

/** Whether the device is set to reduced motion. */
export const wantsCalm = () => matchMedia(calm).matches

/** Pauses the carousel while it is hidden, and follows changes to the reduced-motion preference. */
export function useCalmHolds(send: Machine<typeof carouselMachine>['send']) {
  useEffect(() => {
    const query = matchMedia(calm)
    const motion = () => send({ type: query.matches ? 'hold.start' : 'hold.end', holder: 'reducedMotion' })
    const isHidden = () => document.hidden || topmost() !== null
    const visibility = () => send({ type: isHidden() ? 'hold.start' : 'hold.end', holder: 'hidden' })
    if (isHidden()) visibility()
    query.addEventListener('change', motion)
    document.addEventListener('visibilitychange', visibility)
    const leave = subscribeTopLayer(visibility)
    return () => {
      leave()
      query.removeEventListener('change', motion)
      document.removeEventListener('visibilitychange', visibility)
    }
  }, [send])
}
