import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type EventFromLogic,
  type EventObject,
  type SnapshotFrom,
  waitFor,
} from 'xstate'
import type { Toast, User } from '../../machines/domain.ts'
import { sessionMachine } from '../../machines/account/sessionMachine.ts'
import { problems } from '../../machines/favorites/texts.ts'
import { type Api, createApi } from './graph/api.ts'
import { RequestFailure } from './graph/requestFailure.ts'
import { clearKept } from './device/keptAnswers.ts'
import { clearSession, readSession, readToken, watchSession, writeSession } from './device/storage.ts'
import { currentLanguage, firstSign, pageDone, showToast, type Undo, untilLoaded } from '../ui/index.ts'
import { chosenLanguage, isLanguage } from '../../machines/language/languages.ts'
import { changeLanguage } from './device/language.ts'

/** The effects that machines use. Each feature's `machines.ts` provides its machines with them. */
export interface Effects {
  session: ActorRefFrom<typeof sessionMachine>
  api: Api
  /** '' if nobody is signed in. */
  userId: () => string
  toast: (toast: Toast) => void
  /** Navigates back in the browser's history. */
  leave: () => void
  /** Switches the page to the account's language, if it has one. */
  speak: (user: User) => void
  log: (failure: { error: unknown }) => void
  actions: {
    toast: (scope: { self: AnyActorRef; event: EventObject }, toast: Toast) => void
    log: (scope: unknown, failure: { error: unknown }) => void
  }
}

/** A running machine, as screens draw it. */
export interface Machine<Logic extends AnyActorLogic> {
  state: SnapshotFrom<Logic>
  send: (event: EventFromLogic<Logic>) => void
}

const EffectsContext = createContext<Effects | null>(null)

export function Wiring({ children }: { children: ReactNode }) {
  const [effects] = useState(createEffects)
  const { session } = effects
  useEffect(() => inBackground(keepOffline()), [])
  useEffect(
    () =>
      watchSession(
        (stored) => session.send({ type: 'session.sync', session: stored }),
        () => session.send({ type: 'session.expire' }),
      ),
    [session],
  )
  return <EffectsContext value={effects}>{children}</EffectsContext>
}

export function machinesOf<Machines>(provide: (effects: Effects) => Machines) {
  return function useMachines(): Machines {
    const effects = useEffects()
    return useMemo(() => provide(effects), [effects])
  }
}

export function useSession() {
  const { session: actor } = useEffects()
  const session = useSelector(actor, (snapshot) => snapshot.context.session)
  const { send } = actor
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches('expired'))
  const logout = () => send({ type: 'session.end' })
  return { session, user: session?.user ?? null, isExpired, send, logout }
}

function useEffects(): Effects {
  const effects = use(EffectsContext)
  if (!effects) throw new Error('This component is drawn outside of Wiring.')
  return effects
}

function createEffects(): Effects {
  const current = () => session.getSnapshot().context.session
  const api = createApi({
    // Read from storage, because another tab may have cleared the token.
    token: () => (current() ? readToken() : null),
    lose: () => session.send({ type: 'session.lose' }),
    renew: () => renew(session),
  })
  const toast = (shown: Toast, undo: Undo | null = null) => inBackground(showToast(shown, undo))
  const machine = sessionMachine.provide({
    actions: {
      remember: (_, session) => session && writeSession(session),
      forget: (_, end) => {
        inBackground(clearKept(readToken()))
        clearSession(end)
        api.forget()
        inBackground(untilLoaded(() => import('./device/views.ts')).then(({ clearViews }) => clearViews()))
      },
      forgetDrafts: () =>
        inBackground(
          untilLoaded(() => import('./device/drafts.ts')).then(({ clearDrafts }) => clearDrafts(owner)),
        ),
      revoke: (_, session) => {
        if (session) inBackground(accountCode().then(({ logout }) => logout(api, session.token)))
      },
      placeClock: (_, { user }) => {
        if (user.timeZone === null) inBackground(accountCode().then(({ placeClock }) => placeClock(api)))
      },
      speak: (_, { user }) => (user.language === null ? inBackground(keepChoice(api)) : speak(user)),
      // Replaces the page that redirected here, so that Back does not return to it.
      go: (_, path) => navigate(path, { replace: true }),
    },
  })
  const session = createActor(machine, { input: { session: readSession() } })
  /** Id of the signed-in account, or of the last one that was signed in. */
  let owner = ''
  session.subscribe(({ context }) => {
    owner = context.session?.user.id ?? owner
  })
  session.start()
  return {
    session,
    api,
    userId: () => current()?.user.id ?? '',
    toast,
    leave: () => history.back(),
    speak,
    log,
    actions: {
      toast: ({ self, event }, shown) => {
        if (!isOfLostSession(event, shown)) toast(shown, shown.undo ? undoOf(self, shown.undo) : null)
      },
      log: (_, failure) => log(failure),
    },
  }
}

function speak({ language }: User) {
  if (isLanguage(language) && language !== currentLanguage()) inBackground(changeLanguage(language))
}

/** Saves the language that was chosen on this device before the account existed. */
async function keepChoice(api: Api) {
  const language = chosenLanguage(document.cookie)
  if (language === null) return
  await (await accountCode()).saveLanguage(api, language)
}

/**
 * True for the failure of a request whose session is over. `sessionOver.ts` says so; another text would send
 * the user the wrong way. My Events has its own text in the specification.
 */
const isOfLostSession = (event: EventObject, { kind, text }: Toast) =>
  kind === 'error' &&
  text !== problems.noToken &&
  'error' in event &&
  event.error instanceof RequestFailure &&
  event.error.isSessionOver

/** Offers Undo only while the machine accepts the event. */
const undoOf = (self: AnyActorRef, event: EventObject): Undo => ({
  press: () => self.send(event),
  until: (end) => {
    const subscription = self.subscribe({ next: check, complete: end })
    check()
    function check() {
      if (self.getSnapshot().can(event)) return
      subscription.unsubscribe()
      end()
    }
  },
})

/** Null unless the same person signs in again: one person's request must not be sent as another's. */
async function renew(session: Effects['session']): Promise<string | null> {
  const before = session.getSnapshot().context.session
  session.send({ type: 'session.expire' })
  const { context } = await waitFor(session, (snapshot) => !snapshot.matches('expired'))
  const now = context.session
  return now && now !== before && now.user.id === before?.user.id ? now.token : null
}

const accountCode = () => untilLoaded(() => import('./device/account.ts'))

/** ms after which a user who only reads counts as active; long after the page's first load. */
const stay = 120_000

/**
 * Registers the service worker, which fetches all code, once the page has loaded and the user is active. Only
 * in production, because file contents change during development.
 */
async function keepOffline() {
  if (!import.meta.env.PROD) return
  await Promise.all([
    pageDone(),
    Promise.race([firstSign(), new Promise((resolve) => setTimeout(resolve, stay))]),
  ])
  const { registerWorker } = await untilLoaded(() => import('./device/registerWorker.ts'))
  await registerWorker()
}

function log({ error }: { error: unknown }) {
  // oxlint-disable-next-line no-console -- the only place in the client that writes to the browser's log
  console.warn(error)
}

function inBackground(work: Promise<unknown>) {
  work.catch((error: unknown) => log({ error }))
}
