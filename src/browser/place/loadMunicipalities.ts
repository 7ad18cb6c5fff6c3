import {readMunicipalities, type Municipality} from '../../domain/place/municipalities';

let loaded: Promise<ReadonlyMap<string, Municipality>> | undefined;

/** All municipalities, loaded once, when a field for them is first touched. Rejects without a network; may be retried. */
export async function loadMunicipalities(): Promise<ReadonlyMap<string, Municipality>> {
  loaded ??= import('@site-data/municipalities.json').then(({default: data}) =>
    readMunicipalities(data),
  );
  try {
    return await loaded;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}
