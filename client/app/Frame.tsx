import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useMachines } from '../account/profileMachines.ts'
import { later } from '../runtime/later.tsx'
import { useSession } from '../runtime/registry.tsx'
import { Boundary, firstSign, media, SkipLink, untilLoaded } from '../ui/index.ts'
import { TopNavigation } from './TopNavigation.tsx'

const Panels = later(
  async () => {
    if (!/dialog=/.test(location.search)) await firstSign()
    return (await untilLoaded(() => import('./Panels.tsx'))).Panels
  },
  { waiting: null },
)

export function Frame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const [state, send] = useMachine(useMachines().profile, { input: { user } })
  const [path] = useLocation()

  return (
    <>
      <SkipLink />
      <Boundary>
        <TopNavigation state={state} send={send} overPicture={path === '/home'} />
      </Boundary>
      <main id="main" tabIndex={-1} css={main}>
        <Boundary key={path}>{children}</Boundary>
      </main>
      <Panels state={state} send={send} />
    </>
  )
}

/* On phones the navigation bar is at the bottom of the screen and covers the end of the page. */
const main = css({
  paddingBlockEnd: 'calc(4rem + env(safe-area-inset-bottom))',
  [media.low]: { paddingBlockEnd: 0 },
  [media.tablet]: { paddingBlockEnd: 0 },
})
