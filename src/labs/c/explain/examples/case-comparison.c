#include <stdio.h>

int main(void)
{
    int nota = 7;
    switch (nota) {
    case >= 5:
        puts("Aprobado");
        break;
    }
    return 0;
}
