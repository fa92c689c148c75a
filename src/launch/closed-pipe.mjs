// What a tool prints may be read only in part, as by `| head`: then there is nothing more to say.

/** What a shell tells of who wrote where nobody read any more: 128 and the number of SIGPIPE. */
const unread = 141;

for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(unread);
  });
