#include <stdio.h>

int main(void)
{
    int pieces[4] = {90, 120, 60, 30};
    unsigned char total = 0;
    int real = 0;

    for (int i = 0; i < 4; i++) {
        total += pieces[i];
        real += pieces[i];
    }
    if (total <= 100) {
        printf("Cabe.\n");
    }
    return 0;
}
