#include <stdio.h>

int main(void)
{
    int golpes[6];
    int mejor = 0;

    for (int i = 0; i < 6; i++) {
        scanf("%d", &golpes[i]);
        if (golpes[i] > golpes[mejor]) {
            mejor = i;
        }
    }
    printf("%d en el golpe %d\n", golpes[mejor], mejor + 1);
    return 0;
}
