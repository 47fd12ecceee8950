import { lazy, Suspense, useEffect, useState } from 'react'

const ToastStack = lazy(async () => ({ default: (await import('./ToastStack.tsx')).ToastStack }))

/** Where toasts appear: once, beside the app. It waits until the page is at rest before it loads anything. */
export function Toaster() {
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true))
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{awake && <ToastStack />}</Suspense>
}
