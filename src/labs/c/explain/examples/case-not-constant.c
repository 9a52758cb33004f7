#include <stdio.h>

int main(void)
{
    int option = 1;
    int first = 1;
    switch (option) {
    case first:
        printf("Uno\n");
        break;
    }
    return 0;
}
