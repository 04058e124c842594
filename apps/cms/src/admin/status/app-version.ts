import project from '../../../../../package.json' with { type: 'json' };

/** Version of this copy of Riverfront. */
export const appVersion: string = project.version;
