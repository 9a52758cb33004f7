#include <stdio.h>

#define NIVEL 2

#if NIVEL >= 2
#define GOLPE 6
#else
#define GOLPE 3
#endif

int main(void)
{
    int vida = 20;
    int donde = 0;

    vida -= GOLPE;
#ifdef FACIL
    vida += 50;
#endif
#undef GOLPE
#define GOLPE 1 + 1
    vida -= 2 * GOLPE;
    donde = __LINE__;
    printf("%d %d\n", vida, donde);
    return 0;
}
