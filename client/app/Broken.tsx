import { Component, type ReactNode } from 'react'
import { Failure } from '../ui/feedback/Failure.tsx'
import * as words from '../ui/texts.ts'
import { t } from '../ui/words/language.ts'

interface Props {
  children: ReactNode
}

export class Broken extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <Failure onRetry={() => location.reload()}>{t(words.wentWrong)}</Failure>
  }
}
