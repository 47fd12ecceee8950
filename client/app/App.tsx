import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { destination } from '../../machines/account/routes.ts'
import { Broken } from './Broken.tsx'
import { Connection } from './Connection.tsx'
import { Frame } from './Frame.tsx'
import { Toaster } from '../ui/toasts/Toaster.tsx'
import { later } from '../runtime/later.tsx'
import { useSession } from '../runtime/registry.tsx'
import { untilLoaded } from '../ui/untilLoaded.ts'
import * as words from '../ui/texts.ts'
import * as texts from './texts.ts'
import { loadCode } from '../ui/loadCode.ts'
import { t, useLanguage } from '../ui/words/language.ts'
import type { Message } from '../../machines/language/message.ts'
import { allWords } from '../runtime/device/language.ts'

/** With all words of the reader's language; the landing page comes with its own. */
async function withWords<Code>(load: Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load, allWords()])
  return code
}

const Landing = later(async () => (await loadCode(() => import('../account/auth/Landing.tsx'))).Landing)
const Home = later(async () => (await withWords(loadCode(() => import('../homepage/Home.tsx')))).Home)
const Explore = later(
  async () => (await withWords(loadCode(() => import('../events/explore/Explore.tsx')))).Explore,
)
const MyEvents = later(
  async () => (await withWords(loadCode(() => import('../favorites/MyEvents.tsx')))).MyEvents,
)
const AdminArea = later(async () => (await withWords(loadCode(() => import('./AdminArea.tsx')))).AdminArea)
const pages: Record<string, typeof Landing> = {
  '/': Landing,
  '/home': Home,
  '/explore': Explore,
  '/myevents': MyEvents,
}

/** Code that is fetched before it is drawn needs no `Suspense`, whose fallback React shows for at least 300 ms. */
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

/** `Explore · Plaza`, or `Pending events · Admin · Plaza`. */
const titleOf = (path: string) =>
  [t(titles[path]), path.startsWith('/admin') && t(texts.admin), t(words.plaza)].filter(Boolean).join(' · ')

export function App() {
  const [path] = useLocation()
  const { session, user, isExpired, send } = useSession()
  const isHere = destination(path, session) === path
  useLanguage()

  useEffect(() => {
    if (!isHere) send({ type: 'route.visit', path: path + location.search })
    // By now its machines have started, too: see `holdPresses.ts`.
    dispatchEvent(new Event('plaza:usable'))
  }, [isHere, path, send])
  useArrival(path, titleOf(path))

  return (
    <Broken>
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
      <Toaster />
      <BrowserConnection />
    </Broken>
  )
}

/** Only in the browser: it needs features that are missing while the build draws the landing page. */
function BrowserConnection() {
  return (
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ) && <Connection />
  )
}

const never = () => () => {}

/** On each new path the focus moves to the main part, so that a screen reader reads it. */
function useArrival(path: string, title: string) {
  const last = useRef(path)
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
