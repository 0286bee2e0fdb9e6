import { readdirSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path';
import { UsageError } from '../cli/command.ts';
import { hasCode } from '../shared/system-errors.ts';
import { isMarkedSite, MARK, ownerOf } from './mark.ts';

export interface Surroundings {
  /** The value of --out. */
  out: string;
  /** The content folder of the build. */
  content: string;
  project?: string;
  home?: string;
}

/**
 * The folder that a build may replace, as a real path: one that is missing, empty, or was written by
 * a build. Throws a UsageError with the reason for every other, and for places where no site belongs.
 */
export function outputFolder(surroundings: Surroundings): string {
  const { out } = surroundings;
  const refuse = (reason: string): never => {
    throw new UsageError(
      `--out is "${out}", but ${reason}. Nothing was written. Give the site a folder of its own.`,
    );
  };
  if (out.trim() === '') return refuse('must name a folder');
  const target = realPath(resolve(out));
  if (statSync(target, { throwIfNoEntry: false })?.isFile()) return refuse('that is a file');
  const reason = whyNoPlace(target, surroundings);
  if (reason !== undefined) return refuse(reason);
  if (!mayBeReplaced(target)) {
    return refuse(
      `that folder has files in it and no mark of an earlier build (${MARK}). If nothing in it is needed, delete it first`,
    );
  }
  return target;
}

/** Whether a folder is missing, empty, or carries the mark of a built site. */
export function mayBeReplaced(folder: string): boolean {
  if (isMarkedSite(folder)) return true;
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return true;
    throw error;
  }
}

function whyNoPlace(
  target: string,
  { content, project = '.', home = homedir() }: Surroundings,
): string | undefined {
  const holds = (path: string) => isWithin(target, realPath(resolve(path)));
  const isInside = (path: string) => isWithin(realPath(resolve(path)), target);
  if (holds(project)) return 'that is the folder of this project, or holds it';
  if (holds(home)) return 'that is a home folder, or holds one';
  if (holds(content) || isInside(content)) return 'that folder is for content';
  const outer = foldersAbove(target).find((folder) => isMarkedSite(folder) || ownerOf(folder));
  return outer && `it is inside another build's folder, ${basename(outer)}`;
}

/** Whether a path is a folder itself, or somewhere inside it. */
function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && parse(way).root === '');
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...foldersAbove(parent)];
}

/** A path without links on its way; what does not exist yet stays as it is named. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    return join(realPath(dirname(path)), basename(path));
  }
}
