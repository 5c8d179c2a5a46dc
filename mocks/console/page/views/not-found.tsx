/** The page for an unknown address. */
import { useConsole } from '../console-context.js';
import type { View } from '../router.js';

export const notFound: View<undefined> = {
  isStatic: true,
  load: async () => undefined,
  View({ place: { path } }) {
    const { start } = useConsole();
    return (
      <>
        <h1>There is no such page</h1>
        <p class="lead">
          The console has nothing at <code>{`#${path}`}</code>.
        </p>
        <p>
          <a href={`#${start}`}>Go to the start page</a>
        </p>
      </>
    );
  },
};
