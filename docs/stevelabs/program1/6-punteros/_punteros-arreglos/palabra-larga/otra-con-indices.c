#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[300] = "";
    char *mejor = NULL;
    int largo = 0;
    int lugar = 0;
    int n = 0;
    int t = 0;

    fgets(linea, sizeof linea, stdin);
    t = (int)strlen(linea);
    for (int i = 0; i <= t; i++) {
        if (linea[i] == ' ' || linea[i] == '\n'
            || linea[i] == '\0') {
            if (n > largo) {
                largo = n;
                lugar = i - n;
                mejor = &linea[lugar];
            }
            n = 0;
        } else {
            n++;
        }
    }
    if (mejor == NULL) {
        printf("Nada.\n");
    } else {
        mejor[largo] = '\0';
        printf("%s en %d\n", mejor, lugar + 1);
    }
    return 0;
}
