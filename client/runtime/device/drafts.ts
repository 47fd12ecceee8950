import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DraftImage } from '../../../machines/domain.ts'
import type { FormDraft, KeptDraft } from '../../../machines/keptDraft.ts'

export interface DraftKey {
  userId: string
  form: string
}

type Key = [userId: string, form: string]

interface Stored {
  shape: string
  keptAt: string
  content: unknown
  images: Omit<DraftImage, 'file'>[]
}

interface Schema extends DBSchema {
  drafts: { key: Key; value: Stored }
  /** Pictures are stored separately, so that each is written once instead of with every keystroke. */
  pictures: { key: [...Key, image: string]; value: Blob }
}

let database: Promise<IDBPDatabase<Schema>> | null = null

/** Null if there is no draft of this shape. Deletes a draft that was stored by another release. */
export async function findDraft(place: DraftKey, shape: string): Promise<KeptDraft<unknown> | null> {
  const drafts = await openDatabase()
  const key = keyOf(place)
  const stored = await drafts.get('drafts', key)
  if (!stored) return null
  if (stored.shape !== shape) {
    await erase(drafts, key)
    return null
  }
  const { keptAt, content } = stored
  const images = stored.images.map(async (image) => {
    const bytes = await drafts.get('pictures', [...key, image.key])
    return bytes ? [{ ...image, file: new File([bytes], image.name, { type: image.type }) }] : []
  })
  return { keptAt, content, images: (await Promise.all(images)).flat() }
}

/**
 * Starts the transaction at once. IndexedDB runs transactions in order, and a reload would lose a write that
 * has not started.
 */
export const keepDraft = async (place: DraftKey, shape: string, draft: FormDraft<unknown>) =>
  await write(await openDatabase(), keyOf(place), shape, draft)

export const dropDraft = async (place: DraftKey) => await erase(await openDatabase(), keyOf(place))

export const clearDrafts = async (userId: string) => await erase(await openDatabase(), [userId])

/** Saves the text even if there is no space for the pictures. */
async function write(
  drafts: IDBPDatabase<Schema>,
  key: Key,
  shape: string,
  { content, images }: FormDraft<unknown>,
) {
  const described = images.map(({ file: _file, ...image }) => image)
  const text = drafts.transaction('drafts', 'readwrite')
  const stored = { shape, keptAt: new Date().toISOString(), content, images: described }
  const put = text.store.put(stored, key)
  text.commit()
  await Promise.all([put, text.done])
  const pictures = drafts.transaction('pictures', 'readwrite')
  const { store } = pictures
  const had = await store.getAllKeys(below(key))
  const isGone = ([, , image]: [...Key, image: string]) => images.every((one) => one.key !== image)
  const isNew = (image: DraftImage) => had.every(([, , kept]) => kept !== image.key)
  const changes = [
    ...had.filter(isGone).map((gone) => store.delete(gone)),
    ...images
      .filter(isNew)
      .map(({ key: image, file }) => file instanceof Blob && store.put(file, [...key, image])),
  ]
  pictures.commit()
  await Promise.all([...changes, pictures.done])
}

async function erase(drafts: IDBPDatabase<Schema>, key: Key | [userId: string]) {
  const both = drafts.transaction(['drafts', 'pictures'], 'readwrite')
  const gone = [
    both.objectStore('drafts').delete(below(key)),
    both.objectStore('pictures').delete(below(key)),
  ]
  both.commit()
  await Promise.all([...gone, both.done])
}

/**
 * The range of all keys that start with this prefix, including the prefix itself. Works because IndexedDB
 * sorts arrays after strings.
 */
const below = (key: string[]) => IDBKeyRange.bound(key, [...key, []])

const keyOf = ({ userId, form }: DraftKey): Key => [userId, form]

const openDatabase = () =>
  (database ??= openDB<Schema>('plaza-drafts', 1, {
    upgrade(created) {
      created.createObjectStore('drafts')
      created.createObjectStore('pictures')
    },
    terminated: () => {
      database = null
    },
  }))
