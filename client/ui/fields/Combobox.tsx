import { css } from '@emotion/react'
import { useCombobox } from 'downshift'
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { Field, type FieldProps, splitField } from './Field.tsx'
import { controlLook } from './fieldLook.ts'
import { PinIcon } from '../firstIcons.tsx'
import { Ring } from '../buttons/Ring.tsx'
import * as texts from '../texts.ts'
import { color, layer, radius, shadow, space, text } from '../tokens.ts'
import { t } from '../words/language.ts'

const box = css`
  position: relative;
  color: ${color.muted};
  anchor-scope: --combobox;
  & > input {
    anchor-name: --combobox;
  }
`

const ornament = css`
  position: absolute;
  inset-block-start: 0;
  height: 3rem;
  display: grid;
  place-items: center;
  pointer-events: none;
`

/* The list is in the top layer, so that dialogs do not clip it. Browsers without anchor positioning render
   it inside the dialog. */
const canTie = () => CSS.supports('position-area: bottom')

const menu = css`
  position: absolute;
  z-index: ${layer.overlay};
  inset: calc(100% + ${space[1]}) 0 auto;
  margin: 0;
  padding: ${space[1]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow.raised};
  overflow-wrap: anywhere;
  /* Browsers make a scrollable element a tab stop unless told otherwise. */
  & > ul {
    max-height: 18rem;
    overflow-y: auto;
  }
  &[popover] {
    position: fixed;
    inset: auto;
    margin-block: ${space[1]};
    width: anchor-size(width);
    position-anchor: --combobox;
    position-area: bottom;
    position-try-fallbacks: flip-block;
  }
`

const option = css`
  min-height: 2.75rem;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${color.brandSoft};
    color: ${color.onBrandSoft};
  }
  & small {
    display: block;
    ${text.small}
  }
`

const message = css`
  display: block;
  padding: ${space[3]};
  ${text.small}
  color: ${color.muted};
`

interface Suggestion {
  id: string
  label: string
  detail?: string
}

interface ComboboxProps<Item extends Suggestion> extends FieldProps {
  items: readonly Item[]
  open: boolean
  inputValue: string
  onInput: (text: string) => void
  onPick: (item: Item) => void
  onBlur?: () => void
  /** Escape while the suggestions are open. */
  onDismiss: () => void
  /** Escape otherwise; if missing, Escape closes the dialog around the field. */
  onLeave?: () => void
  onFocus?: () => void
  busy?: boolean
  emptyText: ReactNode
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

export function Combobox<Item extends Suggestion>(props: ComboboxProps<Item>) {
  const [field, control] = splitField(props)
  const { items, open, inputValue, onInput, onPick, busy, emptyText } = control
  const suggestions = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (canTie()) suggestions.current?.togglePopover(open)
  }, [open, suggestions])
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Item>({
    items: [...items],
    isOpen: open,
    inputValue,
    selectedItem: null,
    itemToString: (item) => item?.label ?? '',
    onStateChange: ({ type, selectedItem }) => {
      const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes
      if (selectedItem && (type === ItemClick || type === InputKeyDownEnter)) onPick(selectedItem)
    },
  })

  return (
    <Field {...field}>
      {({ id, ...wired }) => (
        <span css={box}>
          <span css={[ornament, { insetInlineStart: '0.875rem' }]}>
            <PinIcon />
          </span>
          <input
            {...getInputProps({
              id,
              ref: control.ref ?? null,
              autoComplete: 'off',
              placeholder: control.placeholder,
              'aria-labelledby': undefined,
              // Reported here, because downshift reports a change one render later, which would move the
              // caret to the end.
              onChange: (event) => onInput(event.currentTarget.value),
              onBlur: control.onBlur,
              onFocus: control.onFocus,
              onKeyDown: (event) => {
                if (event.key !== 'Escape') return
                // While the field has text, downshift would keep Escape from reaching the dialog.
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
                const leave = open ? control.onDismiss : control.onLeave
                if (!leave) return
                event.preventDefault()
                leave()
              },
            })}
            {...wired}
            dir={inputValue === '' ? undefined : 'auto'}
            css={[controlLook, { paddingInline: '2.75rem' }]}
          />
          {busy && (
            <span css={[ornament, { insetInlineEnd: '0.875rem' }]}>
              <Ring />
            </span>
          )}
          <div
            ref={suggestions}
            popover={canTie() ? 'manual' : undefined}
            hidden={!open && !canTie}
            css={menu}
          >
            <ul
              tabIndex={-1}
              {...getMenuProps({ 'aria-labelledby': undefined, 'aria-label': t(texts.suggestions) })}
            >
              {open &&
                items.map((item, index) => (
                  <li
                    key={item.id}
                    css={option}
                    {...getItemProps({ item, index, 'aria-selected': index === highlightedIndex })}
                  >
                    <bdi>{item.label}</bdi>
                    {item.detail && <small dir="auto">{item.detail}</small>}
                  </li>
                ))}
            </ul>
            {open && items.length === 0 && (
              <output css={message}>{busy ? t(texts.searching) : emptyText}</output>
            )}
          </div>
        </span>
      )}
    </Field>
  )
}
