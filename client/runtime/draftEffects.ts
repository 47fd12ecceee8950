import { fromPromise } from 'xstate'
import type { FormDraft, KeptDraft } from '../../machines/keptDraft.ts'
import { reportLack } from './device/deviceStore.ts'
import type * as Drafts from './device/drafts.ts'
import type { Effects } from './registry.tsx'
import { loadCode } from '../ui/index.ts'

/** Increment this when the stored format of drafts changes in anything other than the form's fields. */
const version = 1

/**
 * Names and types of a form's fields. A draft with a different shape was stored by another release and is not
 * restored.
 */
export const shapeOf = (emptyForm: object) =>
  [
    version,
    ...Object.entries(emptyForm).map(
      ([name, empty]: [string, unknown]) => `${name}: ${empty === null ? 'null' : typeof empty}`,
    ),
  ].join()

let loaded: typeof Drafts | null = null

/**
 * Imports the module once and keeps it. Even a repeated import resolves some tasks later, which is too late
 * while a page is unloading.
 */
const store = async () => (loaded ??= await loadCode(() => import('./device/drafts.ts')))

export function draftEffects<Content>(
  { userId: idOf, log }: Pick<Effects, 'userId' | 'log'>,
  emptyForm: object,
) {
  const userId = idOf()
  const shape = shapeOf(emptyForm)
  const inBackground = (work: Promise<void>) => void work.catch((error: unknown) => log({ error }))
  const drop = (form: string) => inBackground(store().then(({ dropDraft }) => dropDraft({ userId, form })))
  const keep = async (draft: FormDraft<unknown>) => {
    try {
      const { keepDraft } = await store()
      await keepDraft({ userId, form: draft.form }, shape, draft)
    } catch (error) {
      reportLack('drafts')
      throw error
    }
  }
  return {
    drop,
    actors: {
      findDraft: fromPromise<KeptDraft<Content> | null, { form: string }>(async ({ input: { form } }) => {
        const { findDraft } = await store()
        return (await findDraft({ userId, form }, shape)) as KeptDraft<Content> | null
      }),
    },
    actions: {
      keepDraft: (_: unknown, draft: FormDraft<unknown>) => inBackground(keep(draft)),
      dropDraft: (_: unknown, { form }: { form: string }) => drop(form),
    },
  }
}
