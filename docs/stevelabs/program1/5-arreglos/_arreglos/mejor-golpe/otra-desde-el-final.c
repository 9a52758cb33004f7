#include <stdio.h>

#define GOLPES 6

int main(void)
{
    int golpes[GOLPES] = {0};
    int mejor = GOLPES - 1;

    for (int i = 0; i < GOLPES; i++) {
        scanf("%d", &golpes[i]);
    }
    for (int i = GOLPES - 2; i >= 0; i--) {
        if (golpes[i] >= golpes[mejor]) {
            mejor = i;
        }
    }
    printf("%d en el golpe %d\n", golpes[mejor], mejor + 1);
    return 0;
}
