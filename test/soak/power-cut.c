/*
 * Remembers what a process has synced of the files below one folder, so that a power cut can be played: whatever is not
 * remembered was never on the disk. Loaded before the C library (LD_PRELOAD).
 *
 *   DISK   the folder
 *   SYNCED where it is remembered: for each file or folder one file, named after its inode and the time of its making,
 *          with the bytes it had, or its entries (kind, such a name, and its own), when it was last synced
 *   IGNORE names that end so are never remembered, as if they were not synced: to see that this is found
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int identify(int at, const char *name, char *id, size_t size, int *is_folder) {
  struct statx found;
  if (statx(at, name, AT_EMPTY_PATH | AT_SYMLINK_NOFOLLOW, STATX_INO | STATX_BTIME | STATX_TYPE, &found)) return -1;
  *is_folder = S_ISDIR(found.stx_mode);
  snprintf(id, size, "%llu-%lld.%09u", (unsigned long long)found.stx_ino, (long long)found.stx_btime.tv_sec,
           found.stx_btime.tv_nsec);
  return 0;
}

static void write_entries(int folder, FILE *out) {
  DIR *entries = fdopendir(openat(folder, ".", O_RDONLY | O_DIRECTORY));
  for (struct dirent *entry; entries && (entry = readdir(entries));) {
    char id[64];
    int is_folder;
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    if (identify(folder, entry->d_name, id, sizeof id, &is_folder)) continue;
    fprintf(out, "%c %s %s\n", is_folder ? 'd' : 'f', id, entry->d_name);
  }
  if (entries) closedir(entries);
}

/* A file that can be read is not opened anew: to close it again would give up the locks that SQLite holds on it. */
static void write_bytes(int fd, const char *link, FILE *out) {
  char bytes[1 << 16];
  off_t at = 0;
  int is_blind = (fcntl(fd, F_GETFL) & O_ACCMODE) == O_WRONLY;
  int in = is_blind ? open(link, O_RDONLY) : fd;
  for (ssize_t got; (got = pread(in, bytes, sizeof bytes, at)) > 0; at += got) fwrite(bytes, 1, got, out);
  if (is_blind) close(in);
}

static void remember(int fd) {
  const char *disk = getenv("DISK"), *synced = getenv("SYNCED"), *ignored = getenv("IGNORE");
  char link[64], path[PATH_MAX], id[64], unfinished[PATH_MAX], name[PATH_MAX];
  int is_folder, saved = errno;
  if (!disk || !synced) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = 0;
  if (strncmp(path, disk, strlen(disk))) return;
  if (ignored && *ignored && strlen(path) >= strlen(ignored) && !strcmp(path + length - strlen(ignored), ignored)) return;
  if (identify(fd, "", id, sizeof id, &is_folder)) return;
  /* Two threads may sync the same; a name that is there at once is whole. */
  snprintf(unfinished, sizeof unfinished, "%s/%s.%d.unfinished", synced, id, gettid());
  snprintf(name, sizeof name, "%s/%s", synced, id);
  FILE *out = fopen(unfinished, "w");
  if (!out) abort();
  if (is_folder) write_entries(fd, out);
  else write_bytes(fd, link, out);
  if (fclose(out) || rename(unfinished, name)) abort();
  errno = saved;
}

int fsync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  if (result == 0) remember(fd);
  return result;
}

int fdatasync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  if (result == 0) remember(fd);
  return result;
}
