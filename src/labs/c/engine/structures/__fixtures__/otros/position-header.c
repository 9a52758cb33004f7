// formas: lista
// Lista de 3 nodos desde L: ? → 20 → 10 → NULL
#include <stdlib.h>
typedef int ElementType;
struct Node;
typedef struct Node *PtrToNode;
typedef PtrToNode List;
typedef PtrToNode Position;
struct Node { ElementType Element; Position Next; };
static void Insert(ElementType X, Position P) {
    Position TmpCell = malloc(sizeof(struct Node));
    TmpCell->Element = X;
    TmpCell->Next = P->Next;
    P->Next = TmpCell;
}
int main(void) {
    List L = malloc(sizeof(struct Node));
    L->Next = NULL;
    Insert(10, L);
    Insert(20, L);
    return 0;
}
