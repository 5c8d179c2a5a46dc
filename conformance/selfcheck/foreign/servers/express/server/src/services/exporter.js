import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Files that are generated in the background and then served under /files. */
class Exporter {
  jobs = new Map();

  /** Starts the job the first time; afterwards tells how far it is. */
  job(key, extension, build) {
    let job = this.jobs.get(key);
    if (!job) {
      job = { status: 'started' };
      this.jobs.set(key, job);
      this.write(extension, build).then(
        (name) => Object.assign(job, { status: 'done', name }),
        (error) => {
          console.error(error);
          job.status = 'failed';
        },
      );
      return { status: 'started' };
    }
    if (job.status === 'failed') this.jobs.delete(key); // told once, then tried again
    return job;
  }

  async write(extension, build) {
    const name = `${crypto.randomUUID()}.${extension}`;
    await fs.writeFile(path.join(this.directory, name), await build());
    return name;
  }
}

export const exporter = new Exporter();
