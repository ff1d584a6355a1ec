#pragma once
// The loader's list of the program and its libraries, and settings for freed memory and for stacks. Swift does not
// import their declarations from the C library.
#include <stddef.h>
#include <string.h>

// Receives the path of a loaded file (empty for the program itself) and its build identifier: the linker's digest of
// its contents, or no bytes if the file has none.
typedef void (*cprogram_visitor)(void *context, const char *path, const unsigned char *identifier, size_t count);

#if defined(__linux__)
#include <elf.h>
#include <stdint.h>

// The first members of `struct dl_phdr_info`, which <link.h> declares only with _GNU_SOURCE.
struct cprogram_object {
  uintptr_t address;
  const char *name;
  const Elf64_Phdr *headers;
  Elf64_Half count;
};
extern int cprogram_iterate(int (*)(struct cprogram_object *, size_t, void *), void *) __asm__("dl_iterate_phdr");

struct cprogram_request {
  cprogram_visitor visit;
  void *context;
};

static inline int cprogram_visit(struct cprogram_object *object, size_t size, void *data) {
  struct cprogram_request *request = (struct cprogram_request *)data;
  const unsigned char *identifier = NULL;
  size_t length = 0;
  for (int i = 0; i < object->count && !identifier; i++) {
    if (object->headers[i].p_type != PT_NOTE) continue;
    const unsigned char *at = (const unsigned char *)(object->address + object->headers[i].p_vaddr);
    const unsigned char *end = at + object->headers[i].p_memsz;
    while (end - at >= (ptrdiff_t)sizeof(Elf64_Nhdr)) {
      const Elf64_Nhdr *note = (const Elf64_Nhdr *)at;
      size_t name = ((size_t)note->n_namesz + 3) & ~(size_t)3, body = ((size_t)note->n_descsz + 3) & ~(size_t)3;
      if ((size_t)(end - at) < sizeof *note + name + body) break;
      if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp(at + sizeof *note, "GNU", 4)) {
        identifier = at + sizeof *note + name;
        length = note->n_descsz;
        break;
      }
      at += sizeof *note + name + body;
    }
  }
  request->visit(request->context, object->name ? object->name : "", identifier, length);
  return 0;
}

static inline void cprogram_each(cprogram_visitor visit, void *context) {
  struct cprogram_request request = {visit, context};
  cprogram_iterate(cprogram_visit, &request);
}
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#include <mach-o/loader.h>

static inline void cprogram_each(cprogram_visitor visit, void *context) {
  for (uint32_t i = 0; i < _dyld_image_count(); i++) {
    const struct mach_header_64 *header = (const struct mach_header_64 *)_dyld_get_image_header(i);
    const unsigned char *identifier = NULL;
    const struct load_command *command = (const struct load_command *)(header + 1);
    for (uint32_t j = 0; header && j < header->ncmds; j++) {
      if (command->cmd == LC_UUID) identifier = ((const struct uuid_command *)command)->uuid;
      command = (const struct load_command *)((const char *)command + command->cmdsize);
    }
    visit(context, i == 0 ? "" : _dyld_get_image_name(i), identifier, identifier ? 16 : 0);
  }
}
#endif

// Makes buffers of up to `mapped` bytes come from memory that the C library returns to the system only when more than
// `kept` bytes of it are unused.
#if defined(__GLIBC__)
#include <malloc.h>
static inline void cprogram_keep_memory(int mapped, int kept) {
  mallopt(M_MMAP_THRESHOLD, mapped);
  mallopt(M_TRIM_THRESHOLD, kept);
}
#else
static inline void cprogram_keep_memory(int mapped, int kept) {
  (void)mapped;
  (void)kept;
}
#endif

// Gives threads that start later a stack of `bytes` bytes. By default they get the stack limit that applied when the
// program started.
#if defined(__GLIBC__)
#include <pthread.h>
// The headers declare this function only with _GNU_SOURCE.
extern int cprogram_set_attributes(const pthread_attr_t *) __asm__("pthread_setattr_default_np");
static inline void cprogram_set_thread_stack(size_t bytes) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes)) return;
  if (!pthread_attr_setstacksize(&attributes, bytes)) cprogram_set_attributes(&attributes);
  pthread_attr_destroy(&attributes);
}
#else
static inline void cprogram_set_thread_stack(size_t bytes) { (void)bytes; }
#endif
