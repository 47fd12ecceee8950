import { css } from '@emotion/react'
import { useActorRef, useMachine, useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { SkipLink } from '../ui/SkipLink.tsx'
import { media } from '../ui/tokens.ts'
import { CreateEventContext, useMachines } from '../wiring/frame.ts'
import { Arriving } from './Arriving.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { TopNavigation } from './TopNavigation.tsx'

const CreateEvent = lazy(async () => ({ default: (await import('./CreateEvent.tsx')).CreateEvent }))

/** What all signed-in pages share: the top navigation, the profile panel, and the dialog Create New Event. */
export function Frame({ children }: { children: ReactNode }) {
  const machines = useMachines()
  const [state, send] = useMachine(machines.profile)
  const createEvent = useActorRef(machines.createEvent)
  const isCreating = useSelector(createEvent, (snapshot) => snapshot.matches('open'))
  const [path] = useLocation()

  return (
    <CreateEventContext value={createEvent}>
      <SkipLink />
      <TopNavigation state={state} send={send} overPicture={path === '/home'} />
      <main id="main" tabIndex={-1} css={main}>
        <Suspense fallback={<Arriving />}>{children}</Suspense>
      </main>
      {state.matches({ panel: 'open' }) && <ProfilePanel state={state} send={send} />}
      {isCreating && (
        <Suspense>
          <CreateEvent actor={createEvent} />
        </Suspense>
      )}
    </CreateEventContext>
  )
}

/* On phones the navigation lies at the bottom of the screen, over the end of the page. */
const main = css({
  paddingBlockEnd: 'calc(4rem + env(safe-area-inset-bottom))',
  [media.tablet]: { paddingBlockEnd: 0 },
})
