import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { AlertIcon, CloseIcon } from '../firstIcons.tsx'
import { CheckIcon } from '../icons.tsx'
import * as texts from '../texts.ts'
import { color, radius, space } from '../tokens.ts'
import { t } from '../words/language.ts'

const alert = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  & > svg {
    margin-block-start: 0.125rem;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & strong {
    display: block;
  }
  & > button {
    margin-block: -0.5rem;
    margin-inline-end: -0.75rem;
  }
`

const tones = {
  danger: css`
    background: ${color.dangerSoft};
    color: ${color.dangerText};
  `,
  info: css`
    background: ${color.amberSoft};
    color: ${color.onAmberSoft};
  `,
  success: css`
    background: ${color.brandSoft};
    color: ${color.onBrandSoft};
  `,
}

interface AlertProps {
  tone?: keyof typeof tones
  title?: string
  /** For an alert that is part of the page from the start; screen readers do not interrupt for it. */
  standing?: boolean
  children: ReactNode
  onClose?: () => void
  className?: string | undefined
}

export function Alert({
  tone = 'danger',
  title,
  standing = false,
  children,
  onClose,
  className,
}: AlertProps) {
  return (
    <div role={standing ? 'note' : 'alert'} css={[alert, tones[tone]]} className={className}>
      {tone === 'success' ? <CheckIcon /> : <AlertIcon />}
      <div dir="auto">
        {title && <strong dir="auto">{title}</strong>}
        {children}
      </div>
      {onClose && (
        <IconButton
          label={t(texts.dismiss)}
          icon={<CloseIcon size={18} />}
          onClick={onClose}
          css={{ color: 'inherit' }}
        />
      )}
    </div>
  )
}
