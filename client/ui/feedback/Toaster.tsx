import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstSign } from './firstSign.ts'
import { firstToast } from './toasts.ts'
import { untilLoaded } from '../untilLoaded.ts'

const ToastStack = lazy(async () => ({
  default: (await untilLoaded(() => import('./ToastStack.tsx'))).ToastStack,
}))

/** Where toasts appear: once, beside the app. It is loaded when somebody is there, or earlier with the first toast. */
export function Toaster() {
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    const wake = () => setAwake(true)
    void firstToast.then(wake)
    return onFirstSign(wake)
  }, [])
  return <Suspense>{awake && <ToastStack />}</Suspense>
}
