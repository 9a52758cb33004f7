#include <stdio.h>

int main(void)
{
    int oro = 0;

    for (int sala = 1; sala <= 3;
         sala++) {
        oro += 2;
        if (sala == 3) {
            oro = 5;
        }
    }
    printf("Oro: %d\n", oro);
    return 0;
}
