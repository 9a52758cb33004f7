#include <stdio.h>
#include <string.h>

int main(void)
{
    char nombre[41];
    int oro = 0;

    for (int vez = 0; vez < 3; vez++) {
        int faltan = 12;

        if (scanf("%40s %d", nombre, &oro) != 2) {
            return 1;
        }
        for (int i = 0; i < (int)strlen(nombre); i++) {
            int b = (unsigned char)nombre[i];

            if (!(b >= 128 && b <= 191)) {
                faltan--;
            }
        }
        if (faltan < 0) {
            faltan = 1;
        }
        printf("%s%*d\n", nombre, faltan + 6, oro);
    }
    return 0;
}
