import { type ComponentType, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { destination } from '../../machines/account/routes.ts'
import { Boundary, loadCode, t, Toaster, untilLoaded, useLanguage, words } from '../ui/index.ts'
import { Connection } from './Connection.tsx'
import { Frame } from './Frame.tsx'
import { later } from '../runtime/later.tsx'
import { useSession } from '../runtime/registry.tsx'
import * as texts from './texts.ts'
import type { Message } from '../../machines/language/message.ts'
import { allWords } from '../runtime/device/language.ts'

/**
 * A page that renders once its code and the whole catalog of the reader's language have loaded. The landing
 * page needs only the first part of the catalog, which loads together with it.
 */
const worded = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  later(async () => (await Promise.all([load(), allWords()]))[0])

const Landing = later(async () => (await loadCode(() => import('../account/auth/Landing.tsx'))).Landing)
const Home = worded(async () => (await loadCode(() => import('../homepage/Home.tsx'))).Home)
const Explore = worded(async () => (await loadCode(() => import('../events/explore/Explore.tsx'))).Explore)
const MyEvents = worded(async () => (await loadCode(() => import('../favorites/MyEvents.tsx'))).MyEvents)
const AdminArea = worded(async () => (await loadCode(() => import('./AdminArea.tsx'))).AdminArea)
const pages: Record<string, typeof Landing> = {
  '/': Landing,
  '/home': Home,
  '/explore': Explore,
  '/myevents': MyEvents,
}

/**
 * Loads a page's code in advance, so that it needs no `Suspense`, whose fallback React shows for at least 300
 * ms.
 */
export const fetchPage = (path: string): Promise<void> => (pages[path] ?? AdminArea).prefetch()

const SignInAgain = later(
  async () => (await untilLoaded(() => import('../account/signInAgain/SignInAgain.tsx'))).SignInAgain,
  { waiting: null },
)

const titles: Record<string, Message> = {
  '/home': words.home,
  '/explore': words.explore,
  '/myevents': words.myEvents,
  '/admin/home': words.home,
  '/admin/users': words.users,
  '/admin/events': words.events,
  '/admin/category': words.category,
  '/admin/types': words.types,
  '/admin/pending-events': words.pendingEvents,
  '/admin/settings': words.settings,
  '/admin/audit': texts.audit,
}

/** `Explore · Plaza` or `Pending events · Admin · Plaza`. */
const titleOf = (path: string) =>
  [t(titles[path]), path.startsWith('/admin') && t(texts.admin), t(words.plaza)].filter(Boolean).join(' · ')

export function App() {
  const [path] = useLocation()
  const { session, user, isExpired, send } = useSession()
  const isHere = destination(path, session) === path
  useLanguage()

  useEffect(() => {
    if (!isHere) send({ type: 'route.visit', path: path + location.search })
    // The page's machines are running by now; see `holdPresses.ts`.
    dispatchEvent(new Event('plaza:usable'))
  }, [isHere, path, send])
  useArrival(path)

  return (
    <Boundary>
      {isHere && (
        <Switch>
          <Route path="/" component={Landing} />
          <Route path="/admin/*?" component={AdminArea} />
          <Route>
            <Frame key={user?.id}>
              <Switch>
                <Route path="/home" component={Home} />
                <Route path="/explore" component={Explore} />
                <Route path="/myevents" component={MyEvents} />
              </Switch>
            </Frame>
          </Route>
        </Switch>
      )}
      {isExpired && user && <SignInAgain email={user.email} />}
      <Boundary around={nothing}>
        <Toaster />
      </Boundary>
      <Boundary around={nothing}>
        <BrowserConnection />
      </Boundary>
    </Boundary>
  )
}

/** Not prerendered, because the build lacks the browser features it needs. */
function BrowserConnection() {
  return (
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ) && <Connection />
  )
}

const nothing = () => null
const never = () => () => {}

/** Moves the focus to the main part on each new path, so that screen readers announce it. */
function useArrival(path: string) {
  const last = useRef(path)
  const title = titleOf(path)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  useLayoutEffect(() => {
    if (last.current === path) return
    last.current = path
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}
