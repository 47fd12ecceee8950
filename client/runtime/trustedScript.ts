interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string }
}

/**
 * The Content-Security-Policy only accepts script URLs from the Trusted Types policies that it names
 * (`gateway/process/headers.ts`). Each of them may be created once and allows a single URL.
 */
export function trustedScript(policy: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rule = trustedTypes?.createPolicy(policy, { createScriptURL: () => address })
  return rule?.createScriptURL(address) ?? address
}
