import type { Page } from 'playwright-core';

/**
 * Everything of the page that somebody could read who looks behind the pixels: the document with all its attributes, what stands in
 * its fields, its shadow roots and frames, its address, and the accessibility tree. A secret must be nowhere in it.
 */
export async function wholeTree(page: Page): Promise<string> {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(serialized)));
  return [`<!-- ${page.url()} -->`, ...frames, await accessibilityTree(page)].join('\n');
}

/** Runs in the page: it may use nothing from this file. */
function serialized(): string {
  const hidden: string[] = [];
  const rooms: (Document | ShadowRoot)[] = [document];
  for (const room of rooms) {
    for (const element of Array.from(room.querySelectorAll('*'))) {
      if (element.shadowRoot) {
        rooms.push(element.shadowRoot);
        hidden.push(`<shadow-root host="${element.tagName}">${element.shadowRoot.innerHTML}</shadow-root>`);
      }
      const typed = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      if (typed) hidden.push(`<field value="${element.value}">`);
    }
  }
  return [document.documentElement.outerHTML, ...hidden].join('\n');
}

/** Words only: the protocol's own node numbers are left out, or a scan for a card called 21 would find them. */
async function accessibilityTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .map(({ role, name, value, description, properties = [] }) =>
      [
        `[ax ${String(role?.value)}]`,
        ...[name, value, description].map((text) => text && JSON.stringify(text.value)),
        ...properties.map((property) => `${property.name}=${JSON.stringify(property.value.value)}`),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
}
