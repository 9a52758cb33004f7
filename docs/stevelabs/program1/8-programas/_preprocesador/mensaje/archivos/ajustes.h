#define DEPURA
