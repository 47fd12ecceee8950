import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { AlertIcon, RefreshIcon } from '../firstIcons.tsx'
import { alarm, disc, notice } from './notice.ts'
import { Text } from '../layout/Text.tsx'
import * as texts from '../texts.ts'
import { font, heading } from '../tokens.ts'
import { t } from '../words/language.ts'

interface FailureProps {
  title?: string
  children?: ReactNode
  onRetry?: () => void
  /** A further button. */
  action?: ReactNode
}

export function Failure({ title, children, onRetry, action }: FailureProps) {
  return (
    <div role="alert" css={notice}>
      <span css={[disc, alarm]}>
        <AlertIcon size={30} />
      </span>
      {title && <p css={[heading.section, { fontFamily: font.heading }]}>{title}</p>}
      {children && <Text tone={title ? 'muted' : 'ink'}>{children}</Text>}
      {onRetry && (
        <Button variant="secondary" icon={<RefreshIcon size={18} />} onClick={onRetry}>
          {t(texts.tryAgain)}
        </Button>
      )}
      {action}
    </div>
  )
}
