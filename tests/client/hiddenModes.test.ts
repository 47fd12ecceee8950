import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modesOf } from '../support/source/hooks.ts'

const root = join(import.meta.dirname, '../..')
const sources = globSync('client/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !path.includes('/generated/'),
)

/**
 * Hooks, variables and classes that hold no product state, grouped by reason. Each entry names a file and the
 * place in it.
 */
const exceptions: Record<string, string[]> = {
  'the address is told to the machine, which decides': [
    'client/admin/Admin.tsx Admin useEffect',
    'client/admin/list/useListAddress.ts useListAddress useEffect',
    'client/app/App.tsx App useEffect',
    'client/events/explore/Explore.tsx Explore useEffect',
  ],
  'the address that was written last, so that it is not read as somebody going there': [
    'client/runtime/address/dialogAddress.ts useDialogAddress useEffect',
    'client/runtime/address/dialogAddress.ts useDialogAddress useEffect (2)',
    'client/runtime/address/dialogAddress.ts useDialogAddress.followed useRef',
    'client/runtime/address/dialogAddress.ts useDialogAddress.written useRef',
  ],
  'what the address asks of an event that is still loading': [
    'client/events/myEvents/useOwnEventAddress.ts useOwnEventAddress useReducer requested',
  ],
  'whether an address was followed: by the next drawing its dialog is open, or cannot be': [
    'client/runtime/address/dialogAddress.ts useDialogAddress useReducer follows',
  ],
  'where the browser will be: it goes back some milliseconds after it was told to': [
    'client/runtime/address/way.ts let ahead',
  ],
  'how the open dialog is asked to close, as Esc asks it': ['client/app/Panels.tsx Panels.closing useRef'],
  'the device and the hand are told to the machine': [
    'client/admin/Admin.tsx Menu useEffect',
    'client/homepage/useCalmHolds.ts useCalmHolds useEffect',
    'client/homepage/useCarouselGestures.ts useCarouselGestures useEffect',
  ],
  'where the focus was, for it to go on from there': [
    'client/account/accountForm.ts useReturn useLayoutEffect',
    'client/account/accountForm.ts useReturn.wasHere useRef',
    'client/account/ownAccount/OwnAccount.tsx OwnAccount useState last',
    'client/admin/acts/useActFocus.ts useActFocus useLayoutEffect',
    'client/admin/acts/useActFocus.ts useActFocus.last useRef',
    'client/app/App.tsx useArrival useLayoutEffect',
    'client/app/App.tsx useArrival.last useRef',
    'client/events/explore/Explore.tsx useFocusIn useLayoutEffect',
    'client/events/explore/Explore.tsx useFocusIn.last useRef',
    'client/events/explore/ExploreResults.tsx useTopOf useLayoutEffect',
    'client/events/explore/ExploreResults.tsx useTopOf.token useRef',
    'client/events/times/EventTimes.tsx LastDay useLayoutEffect',
    'client/events/times/EventTimes.tsx LastDay.isPressed useRef',
    'client/favorites/MyEvents.tsx useNeighbourFocus useLayoutEffect',
    'client/favorites/MyEvents.tsx useNeighbourFocus.place useRef',
    'client/review/useReviewKeys.ts useReviewKeys useLayoutEffect',
    'client/review/useReviewKeys.ts useReviewKeys.hasMoved useRef',
    'client/review/useReviewKeys.ts useReviewKeys.last useRef',
    'client/ui/layout/FocusPlace.tsx FocusPlace useLayoutEffect',
    'client/ui/overlay/Modal.tsx Modal useLayoutEffect',
    'client/ui/overlay/focus.ts let refused',
  ],
  'where rows of a list stood, so that none moves under the pointer or is drawn anew with the focus on it': [
    'client/admin/list/List.tsx useDrawing useState last',
    'client/ui/layout/useSteadyRows.ts useSteadyRows useState places',
  ],
  'how much was wrong before, so that the focus stays with whoever puts it right': [
    'client/ui/fields/form/useFirstInvalid.ts useFirstInvalid useLayoutEffect',
    'client/ui/fields/form/useFirstInvalid.ts useFirstInvalid.before useRef',
  ],
  'what the first press of a double click was on, and whether this is the second': [
    'client/ui/buttons/secondPress.ts let first',
    'client/ui/buttons/secondPress.ts let isSecond',
  ],
  'the topmost dialog of the page, which the browser knows': [
    'client/app/Connection.tsx Line.dialog useSyncExternalStore',
    'client/ui/toasts/ToastStack.tsx ToastStack.dialog useSyncExternalStore',
    'client/ui/overlay/topLayer.ts let hasJustLeft',
    'client/ui/overlay/topLayer.ts let open',
  ],
  'the time, which the server knows better than the device': [
    'client/runtime/clock/clock.ts let ahead',
    'client/runtime/clock/clock.ts let stop',
    'client/runtime/clock/useNow.ts useNow useSyncExternalStore',
    'client/runtime/clock/useNow.ts useToday useSyncExternalStore',
  ],
  'the language of the page, whose words load apart': [
    'client/runtime/device/language.ts let rest',
    'client/runtime/device/language.ts let requests',
    'client/ui/words/language.ts let language',
    'client/ui/words/language.ts useLanguage useSyncExternalStore',
  ],
  'code that is still on its way': [
    'client/ui/loadCode.ts let isLineSure',
    'client/app/App.tsx BrowserConnection useSyncExternalStore',
    'client/runtime/later.tsx later.Later useEffect',
    'client/runtime/later.tsx later.Later useState Part',
    'client/runtime/later.tsx later.Later useState missed',
    'client/runtime/later.tsx later.Later useState times',
    'client/ui/toasts/Toaster.tsx Toaster useEffect',
    'client/ui/toasts/Toaster.tsx Toaster useState Stack',
    'client/ui/feedback/firstSign.ts let sign',
    'client/ui/fields/phone/PhoneField.tsx PhoneField useEffect',
    'client/ui/fields/phone/PhoneField.tsx PhoneField useState known',
  ],
  'a picture that this browser cannot show': [
    'client/ui/display/Avatar.tsx Avatar useState failed',
    'client/ui/display/Picture.tsx Picture useState failed',
    'client/ui/display/map/TileMap.tsx useLeaflet useState isBare',
    'client/ui/pictures/PersonPicture.tsx PersonPicture useState failed',
  ],
  'the document in a frame, which the browser makes': [
    'client/ui/display/Screen.tsx Screen useEffect',
    'client/ui/display/Screen.tsx Screen useState cache',
  ],
  'half a value, as it is being typed into one field': [
    'client/ui/fields/DateField.tsx DateField useState unfinished',
    'client/ui/fields/time/TimeField.tsx TimeField useState typed',
    'client/ui/fields/phone/PhoneField.tsx PhoneField useState chosen',
    'client/ui/fields/phone/PhoneField.tsx PhoneField useState typed',
  ],
  "Leaflet's map and the elements that it is given": [
    'client/ui/display/map/TileMap.tsx TileMap useState pin',
    'client/ui/display/map/TileMap.tsx useLeaflet useEffect',
    'client/ui/display/map/TileMap.tsx useLeaflet.map useRef',
  ],
  'how one control looks while it is used': [
    'client/events/times/ZoneChoice.tsx ZoneChoice useState isSearching',
    'client/ui/display/map/MapFrame.tsx MapFrame useState wanted',
    'client/ui/display/map/EmbeddedMap.tsx EmbeddedMap.online useSyncExternalStore',
    'client/ui/fields/PasswordField.tsx PasswordField useState shown',
    'client/ui/pictures/ImagePicker.tsx ImagePicker useState dragged',
  ],
  'what this browser keeps, and what other windows change there': [
    'client/runtime/device/drafts.ts let database',
    'client/runtime/draftEffects.ts let loaded',
    'client/runtime/registry.tsx Wiring useEffect',
  ],
  'how many faults this page has reported, and what its storage lacks': [
    'client/app/Connection.tsx Connection.lack useSyncExternalStore',
    'client/runtime/device/deviceStore.ts let isClosed',
    'client/runtime/device/deviceStore.ts let lack',
    'client/runtime/faults.ts let reports',
  ],
  'an error while drawing, of which React tells classes alone': [
    'client/ui/feedback/Boundary.tsx class Boundary',
  ],
  'made once, and never changed': [
    'client/runtime/registry.tsx Wiring useState effects',
    'client/ui/fields/useTypedBefore.ts useTypedBefore.first useRef',
  ],
}

test('product state is held only in machines, not in screens', () => {
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.flatMap((path) => modesOf(path, readFileSync(join(root, path), 'utf8')))
  expect(found.toSorted()).toEqual(Object.values(exceptions).flat().toSorted())
})

test.each([
  ["const [step, setStep] = useState('first')", ['a.tsx A useState step']],
  ['const [state, send] = React.useReducer(reduce, start)', ['a.tsx A useReducer state']],
  ['const kept = useRef(false)', ['a.tsx A.kept useRef']],
  ['const kept = useRef<string | null>(null)', ['a.tsx A.kept useRef']],
  ['const kept = useRef<HTMLElement | boolean>(false)', ['a.tsx A.kept useRef']],
  ["useEffect(() => send({ type: 'retry' }), [send])", ['a.tsx A useEffect']],
  ["useEffect(() => actor.send({ type: 'retry' }), [actor])", ['a.tsx A useEffect']],
  ['const held = useState; const [a] = held(0)', ['a.tsx useState by another name']],
  ['}\nimport { useState as held } from "react"\nfunction B() {', ['a.tsx useState by another name']],
  ['}\nlet isOpen = false\nfunction B() {', ['a.tsx let isOpen']],
  ['}\nclass B extends Component {', ['a.tsx class B']],
  ['useEffect(() => void fetch(url).then(read), [url])', ['a.tsx A useEffect']],
  ['useLayoutEffect(() => { last.current = at })', ['a.tsx A useLayoutEffect']],
  [
    'const [a, setA] = useState(0); useEffect(() => later(() => setA(1)))',
    ['a.tsx A useState a', 'a.tsx A useEffect'],
  ],
  ['const at = useSyncExternalStore(listen, read)', ['a.tsx A.at useSyncExternalStore']],
  ['const [state, send] = useMachine(machine)', []],
  ['const box = useRef<HTMLElement>(null); useEffect(() => box.current?.focus(), [])', []],
  ['// useState(0)\nconst text = "useState(0)"', []],
])('the hidden state in %s', (line, modes) =>
  expect(modesOf('a.tsx', `function A() {\n${line}\n}`)).toEqual(modes),
)
